import { handleReplyCalls } from "#server/features/replies/reply-routes.ts";
import { one } from "#server/platform/http/answers.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { watchForBots } from "#server/platform/limits/bots.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { resourceRoutes } from "#server/platform/resource/resource-routes.ts";
import {
  bulkOrderCalls,
  bulkOrderReplyCalls,
  getBulkOrder,
  requestQuote,
} from "#shared/bulk-orders/bulk-order-calls.ts";
import { readCompanyBoard } from "#shared/bulk-orders/company-board.ts";

import type { BulkOrderService } from "./bulk-order.service.ts";
import { presentBulkOrder } from "./present-bulk-order.ts";

export function bulkOrderRoutes(bulkOrders: BulkOrderService, rateLimiter: RateLimiter) {
  const routes = resourceRoutes({
    calls: bulkOrderCalls,
    entity: "bulk-order",
    present: presentBulkOrder,
    list: (query, _viewer, slice) => bulkOrders.list(query, slice),
    change: (id, change, _files, by, version) => bulkOrders.change(id, change, by, version),
    remove: bulkOrders.remove,
    readExport: bulkOrders.readExport,
  });
  handleCall(routes, bulkOrderCalls.counts, async () => ({
    status: "success" as const,
    data: await bulkOrders.counts(),
  }));
  handleCall(routes, readCompanyBoard, async () => one(await bulkOrders.board()));
  handleCall(routes, getBulkOrder, async ({ params }) =>
    one(presentBulkOrder(await bulkOrders.find(params.id))),
  );
  handleReplyCalls(routes, bulkOrderReplyCalls, bulkOrders);
  handleCall(
    routes,
    requestQuote,
    async ({ body }, c) => {
      const isDryRun = c.get("isFromBot") === true;
      return one(presentBulkOrder(await bulkOrders.receive(body, { isDryRun })));
    },
    { before: [rateLimiter.limit("bulk-orders"), watchForBots()] },
  );
  return routes;
}
