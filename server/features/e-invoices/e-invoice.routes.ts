import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { getSending, sendAgain } from "#shared/e-invoices/e-invoice-calls.ts";

import type { EInvoiceService } from "./e-invoice.service.ts";

export function eInvoiceRoutes(eInvoices: EInvoiceService) {
  const routes = newRoutes();
  handleCall(routes, getSending, async () => one(await eInvoices.sending()));
  handleCall(routes, sendAgain, async ({ params: { id } }, c) =>
    one(await eInvoices.sendAgain(id, staffOf(c))),
  );
  return routes;
}
