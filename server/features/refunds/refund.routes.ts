import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { addRefund, getOrderMoney, withdrawRefund } from "#shared/refunds/refund-calls.ts";

import type { RefundService } from "./refund.service.ts";

export function refundRoutes(refunds: RefundService) {
  const routes = newRoutes();
  handleCall(routes, getOrderMoney, async ({ params }) => one(await refunds.read(params.id)));
  handleCall(routes, addRefund, async ({ params, headers, body, files }, c) => {
    const how = {
      by: staffOf(c),
      version: headers["if-match"],
      receipt: files.findLast(({ field }) => field === "receipt"),
      sender: c.req.raw.signal,
    };
    return one(await refunds.add(params.id, body, how));
  });
  handleCall(routes, withdrawRefund, async ({ params }, c) =>
    one(await refunds.withdraw(params.id, params.refund, staffOf(c))),
  );
  return routes;
}
