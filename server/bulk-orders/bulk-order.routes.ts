import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import {
  deleted,
  errors,
  json,
  jsonBody,
  list,
  one,
  pageOf,
  paginationOf,
} from "#server/http/answers.ts";
import { idParam, newRoutes, staffOf } from "#server/http/context.ts";
import { watchForBots } from "#server/limits/bots.ts";
import type { PostLimits } from "#server/limits/post-limits.ts";
import type { Announcements } from "#server/notifications/announcements.ts";
import { bulkOrderChangeSchema, bulkOrderFormSchema } from "#shared/bulk-orders/bulk-order-form.ts";
import {
  bulkOrderAnswerSchema,
  bulkOrderListSchema,
  bulkOrderQuerySchema,
} from "#shared/bulk-orders/bulk-order.ts";
import { doneSchema } from "#shared/http/envelope.ts";

import { bulkOrderService } from "./bulk-order.service.ts";
import { presentBulkOrder } from "./present-bulk-order.ts";

const tags = ["Bulk orders"];

const requestQuote = createRoute({
  method: "post",
  path: "/custom-orders",
  tags,
  summary: "Ask for a bulk quote",
  security: [],
  request: jsonBody(bulkOrderFormSchema),
  responses: { 201: json(bulkOrderAnswerSchema, "The request"), ...errors(400, 429) },
});

const listBulkOrders = createRoute({
  method: "get",
  path: "/custom-orders",
  tags,
  summary: "Bulk orders that match, the newest first",
  request: { query: bulkOrderQuerySchema },
  responses: { 200: json(bulkOrderListSchema, "The bulk orders"), ...errors(400, 401) },
});

const getBulkOrder = createRoute({
  method: "get",
  path: "/custom-orders/{id}",
  tags,
  summary: "One bulk order",
  request: { params: idParam },
  responses: { 200: json(bulkOrderAnswerSchema, "The bulk order"), ...errors(401, 404) },
});

const changeBulkOrder = createRoute({
  method: "patch",
  path: "/custom-orders/{id}",
  tags,
  summary: "Change a bulk order; only what is named changes",
  request: { params: idParam, ...jsonBody(bulkOrderChangeSchema) },
  responses: { 200: json(bulkOrderAnswerSchema, "The bulk order"), ...errors(400, 401, 404) },
});

const deleteBulkOrder = createRoute({
  method: "delete",
  path: "/custom-orders/{id}",
  tags,
  summary: "Delete a bulk order",
  request: { params: idParam },
  responses: { 200: json(doneSchema, "Deleted"), ...errors(401, 404) },
});

export function bulkOrderRoutes(
  database: Database,
  announcements: Announcements,
  limits: PostLimits,
) {
  const bulkOrders = bulkOrderService(database, announcements);
  return newRoutes()
    .openapi(
      { ...requestQuote, middleware: [limits.limit("bulk-orders"), watchForBots()] },
      async (c) => {
        const isRehearsal = c.get("isFromBot") === true;
        const row = await bulkOrders.receive(c.req.valid("json"), { isRehearsal });
        return c.json(one(presentBulkOrder(row)), 201);
      },
    )
    .openapi(listBulkOrders, async (c) => {
      const query = c.req.valid("query");
      const page = pageOf(query);
      const { rows, total } = await bulkOrders.list(query, page);
      return c.json(list(rows.map(presentBulkOrder), paginationOf(page, total)), 200);
    })
    .openapi(getBulkOrder, async (c) => {
      const row = await bulkOrders.find(c.req.valid("param").id);
      return c.json(one(presentBulkOrder(row)), 200);
    })
    .openapi(changeBulkOrder, async (c) => {
      const { id } = c.req.valid("param");
      const row = await bulkOrders.change(id, c.req.valid("json"), staffOf(c));
      return c.json(one(presentBulkOrder(row)), 200);
    })
    .openapi(deleteBulkOrder, async (c) => {
      await bulkOrders.remove(c.req.valid("param").id, staffOf(c));
      return c.json(deleted("Bulk order"), 200);
    });
}
