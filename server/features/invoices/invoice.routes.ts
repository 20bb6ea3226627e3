import { changerOf } from "#server/features/locked-changes/changer-of.ts";
import { list, one, pageOf, paginationOf } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { handleExport } from "#server/platform/http/handle-export.ts";
import {
  creditInvoice,
  exportInvoices,
  issueInvoice,
  listInvoices,
} from "#shared/invoices/invoice-calls.ts";
import { changeInvoiceSettings, getInvoiceSettings } from "#shared/invoices/invoice-settings.ts";

import type { InvoiceSettingsService } from "./invoice-settings.service.ts";
import type { InvoiceService } from "./invoice.service.ts";

interface InvoiceServices {
  invoices: InvoiceService;
  invoiceSettings: InvoiceSettingsService;
}

export function invoiceRoutes({ invoices, invoiceSettings }: InvoiceServices) {
  const routes = newRoutes();
  handleCall(routes, listInvoices, async ({ query }) => {
    const page = pageOf(query, listInvoices);
    const { items, total } = await invoices.list(query, page);
    return list(items, paginationOf(page, total));
  });
  handleCall(routes, issueInvoice, async ({ params, body }, c) => {
    const { invoice, isNew } = await invoices.issue(params.id, body, staffOf(c));
    c.status(isNew ? 201 : 200);
    return one(invoice);
  });
  handleCall(routes, creditInvoice, async ({ params, body }, c) => {
    const { invoice, isNew } = await invoices.credit(params.id, body, staffOf(c));
    c.status(isNew ? 201 : 200);
    return one(invoice);
  });
  handleExport(routes, exportInvoices, invoices.readExport);
  handleCall(routes, getInvoiceSettings, async () => one(await invoiceSettings.find()));
  handleCall(routes, changeInvoiceSettings, async ({ headers, body }, c) =>
    one(await invoiceSettings.change(body, changerOf(c), headers["if-match"])),
  );
  return routes;
}
