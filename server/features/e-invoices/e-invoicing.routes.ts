import { changerOf } from "#server/features/locked-changes/changer-of.ts";
import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import {
  changeEInvoicing,
  getEInvoicing,
  testEInvoicing,
} from "#shared/e-invoices/e-invoicing-calls.ts";

import type { EInvoicingService } from "./e-invoicing.service.ts";

export function eInvoicingRoutes(eInvoicing: EInvoicingService, rateLimiter: RateLimiter) {
  const routes = newRoutes();
  handleCall(routes, getEInvoicing, async () => one(await eInvoicing.find()));
  handleCall(routes, changeEInvoicing, async ({ headers, body }, c) =>
    one(await eInvoicing.change(body, changerOf(c), headers["if-match"])),
  );
  handleCall(routes, testEInvoicing, async (_nothing, c) => {
    await rateLimiter.countFor("test-messages", staffOf(c).id);
    return one(await eInvoicing.test());
  });
  return routes;
}
