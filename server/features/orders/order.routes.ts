import { createRoute } from "@hono/zod-openapi";

import type { FileLinks } from "#server/platform/files/file-links.ts";
import {
  deleted,
  errors,
  json,
  list,
  one,
  pageOf,
  paginationOf,
} from "#server/platform/http/answers.ts";
import { idParam, newRoutes, parseOrThrow, staffOf } from "#server/platform/http/context.ts";
import { formBody } from "#server/platform/http/form-body.ts";
import { readBody, readUpload } from "#server/platform/http/read-body.ts";
import { isFromBot } from "#server/platform/limits/bots.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { doneSchema } from "#shared/http/envelope.ts";
import { placeOrder } from "#shared/orders/order-calls.ts";
import { orderFormSchema } from "#shared/orders/order-form.ts";
import { orderQuerySchema } from "#shared/orders/order-query.ts";
import { orderStatusUpdateSchema } from "#shared/orders/order-status.ts";
import {
  orderAnswerSchema,
  orderListSchema,
  reservationAnswerSchema,
} from "#shared/orders/order.ts";

import type { OrderService } from "./order.service.ts";
import { presentOrder } from "./present-order.ts";

const reserve = createRoute({
  method: "post",
  path: "/orders/reservations",
  tags: ["Orders"],
  summary: "Reserve an id and number for an order that is being filled in",
  security: [],
  responses: { 201: json(reservationAnswerSchema, "Reserved, for good"), ...errors(429) },
});

const place = createRoute({
  method: "post",
  path: "/orders",
  tags: ["Orders"],
  summary: "Place an order; the server computes the total",
  security: [],
  request: {
    headers: placeOrder.headers,
    ...formBody(orderFormSchema, {
      companyLogo: "The logo to print",
      addonImages: {
        repeated: "Pictures of addons, each found by its name, which is the addon's value",
      },
      despositeTransactionImg: "The receipt of the transfer; needed for `online`",
    }),
  },
  responses: {
    201: json(orderAnswerSchema, "The order"),
    200: json(orderAnswerSchema, "This very order had been placed already"),
    ...errors(400, 413, 422, 429, 503),
  },
});

const listOrders = createRoute({
  method: "get",
  path: "/orders",
  tags: ["Orders"],
  summary: "Orders that match, the newest first",
  request: { query: orderQuerySchema },
  responses: { 200: json(orderListSchema, "The orders"), ...errors(400, 401) },
});

const getOrder = createRoute({
  method: "get",
  path: "/orders/{id}",
  tags: ["Orders"],
  summary: "One order",
  request: { params: idParam },
  responses: { 200: json(orderAnswerSchema, "The order"), ...errors(401, 404) },
});

const updateOrder = createRoute({
  method: "patch",
  path: "/orders/{id}",
  tags: ["Orders"],
  summary: "Set an order's status",
  request: { params: idParam, ...formBody(orderStatusUpdateSchema, {}) },
  responses: { 200: json(orderAnswerSchema, "The order"), ...errors(400, 401, 404) },
});

const deleteOrder = createRoute({
  method: "delete",
  path: "/orders/{id}",
  tags: ["Orders"],
  summary: "Delete an order",
  request: { params: idParam },
  responses: { 200: json(doneSchema, "Deleted"), ...errors(401, 404) },
});

export function orderRoutes(orders: OrderService, links: FileLinks, rateLimiter: RateLimiter) {
  return newRoutes()
    .openapi({ ...reserve, middleware: rateLimiter.limit("reservations") }, async (c) =>
      c.json(one(await orders.reserve()), 201),
    )
    .openapi(place, async (c) => {
      const key = c.req.valid("header")["idempotency-key"];
      const { order, isRepeated } = await rateLimiter.limitNew("orders", c, async (countNew) => {
        await using body = await readUpload(c);
        const isDryRun = isFromBot(body.fields);
        // Not in the order's transaction, which leaves nothing of a dry run.
        if (isDryRun) await rateLimiter.count("orders", c);
        // Its files are gone once this is left.
        return await orders.place({
          ...body,
          idempotencyKey: key || undefined,
          isDryRun,
          sender: c.req.raw.signal,
          countNew: isDryRun ? async () => {} : countNew,
        });
      });
      return c.json(one(presentOrder(order, links)), isRepeated ? 200 : 201);
    })
    .openapi(listOrders, async (c) => {
      const query = c.req.valid("query");
      const page = pageOf(query);
      const { rows, total } = await orders.list(query, page);
      const items = rows.map((row) => presentOrder(row, links));
      return c.json(list(items, paginationOf(page, total)), 200);
    })
    .openapi(getOrder, async (c) => {
      const order = await orders.find(c.req.valid("param").id);
      return c.json(one(presentOrder(order, links)), 200);
    })
    .openapi(updateOrder, async (c) => {
      await using body = await readBody(c);
      const { status } = parseOrThrow(orderStatusUpdateSchema, body.fields);
      const order = await orders.setStatus(c.req.valid("param").id, status, staffOf(c));
      return c.json(one(presentOrder(order, links)), 200);
    })
    .openapi(deleteOrder, async (c) => {
      await orders.remove(c.req.valid("param").id, staffOf(c));
      return c.json(deleted("order"), 200);
    });
}
