import type { FileLinks } from "#server/platform/files/file-links.ts";
import { deleted, list, one, pageOf, paginationOf } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall, routeOf } from "#server/platform/http/handle-call.ts";
import { handleExport } from "#server/platform/http/handle-export.ts";
import { structuredFields } from "#server/platform/http/json-parts.ts";
import { readUpload } from "#server/platform/http/read-body.ts";
import { isFromBot } from "#server/platform/limits/bots.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { listOrders } from "#shared/orders/list-orders-call.ts";
import {
  changeOrder,
  countOrders,
  deleteOrder,
  exportCards,
  exportOrders,
  getOrder,
  placeOrder,
  reserveOrder,
} from "#shared/orders/order-calls.ts";

import type { OrderService } from "./order.service.ts";
import { presentOrder } from "./present-order.ts";
import type { StaffOrders } from "./staff-order.ts";

const STRUCTURED = structuredFields(placeOrder.body);

interface OrderRoutesParts {
  orders: OrderService;
  staffOrders: StaffOrders;
  fileLinks: FileLinks;
  rateLimiter: RateLimiter;
}

export function orderRoutes({ orders, staffOrders, fileLinks, rateLimiter }: OrderRoutesParts) {
  const routes = newRoutes();
  handleCall(routes, reserveOrder, async () => one(await orders.reserve()), {
    before: [rateLimiter.limit("reservations")],
  });
  // Not by `handleCall`, because the rate limit must be checked before the body is read.
  routes.openapi(routeOf(placeOrder), async (c) => {
    const { "idempotency-key": key } = c.req.valid("header" as never) as Record<string, string>;
    const { order, isRepeated } = await rateLimiter.limitNew("orders", c, async (post) => {
      await using body = await readUpload(c, STRUCTURED);
      const isDryRun = isFromBot(body.fields);
      // Not in the order's transaction, which is rolled back in a dry run.
      if (isDryRun) await rateLimiter.count("orders", c);
      // With `await`, because the upload's files are deleted when this function returns.
      return await orders.place({
        ...body,
        idempotencyKey: key || undefined,
        isDryRun,
        sender: c.req.raw.signal,
        post,
      });
    });
    return c.json(one(presentOrder(order, fileLinks)), isRepeated ? 200 : 201) as never;
  });
  handleCall(routes, listOrders, async ({ query }, c) => {
    const page = pageOf(query, listOrders);
    const { rows, total } = await orders.list(query, page);
    return list(await staffOrders.all(rows, staffOf(c)), paginationOf(page, total));
  });
  handleExport(routes, exportOrders, orders.readExport);
  handleExport(routes, exportCards, orders.readCardExport);
  handleCall(routes, countOrders, async ({ query }) => ({
    status: "success" as const,
    data: await orders.count(query),
  }));
  handleCall(routes, getOrder, async ({ params }, c) =>
    one(await staffOrders.one(await orders.find(params.id), staffOf(c))),
  );
  handleCall(routes, changeOrder, async ({ params, headers, query, body, files }, c) => {
    const how = {
      isDryRun: query.dryRun === true,
      version: headers["if-match"],
      logos: files.filter(({ field }) => field === "companyLogo" || field === "cardLogos"),
      sender: c.req.raw.signal,
    };
    const changed = await orders.change(params.id, body, staffOf(c), how);
    return one(await staffOrders.one(changed, staffOf(c)));
  });
  handleCall(routes, deleteOrder, async ({ params }, c) => {
    await orders.remove(params.id, staffOf(c));
    return deleted("order");
  });
  return routes;
}
