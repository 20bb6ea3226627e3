import { done, one } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { watchForBots } from "#server/platform/limits/bots.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import {
  cancelOrder,
  correctAddress,
  getEarlierOrder,
  getOrderPage,
  requestOrderLink,
  sendReceipt,
} from "#shared/orders/order-page-calls.ts";

import type { OrderPageService } from "./order-page.service.ts";

/** What customers do with their order by its link, without an account. */
export function orderPageRoutes(pages: OrderPageService, rateLimiter: RateLimiter) {
  const routes = newRoutes();
  const limited = { before: [rateLimiter.limit("order-pages")] };
  handleCall(routes, getOrderPage, async ({ params }) => one(await pages.read(params.token)));
  handleCall(routes, getEarlierOrder, async ({ params }) =>
    one(await pages.readEarlier(params.token)),
  );
  handleCall(
    routes,
    sendReceipt,
    async ({ params, files }, c) =>
      one(await pages.sendReceipt(params.token, files, c.req.raw.signal)),
    limited,
  );
  handleCall(
    routes,
    correctAddress,
    async ({ params, body }) => one(await pages.correctAddress(params.token, body)),
    limited,
  );
  handleCall(
    routes,
    cancelOrder,
    async ({ params, body }) => one(await pages.cancel(params.token, body.feePercent)),
    limited,
  );
  handleCall(
    routes,
    requestOrderLink,
    async ({ body }, c) => {
      if (c.get("isFromBot") !== true) await pages.sendLink(body);
      return done(apiMessage("order_link_sent"));
    },
    { before: [rateLimiter.limit("order-links"), watchForBots()] },
  );
  return routes;
}
