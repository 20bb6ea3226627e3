import { m } from "#app/i18n/translations.ts";
import { todayInJordan } from "#shared/delivery/arrival.ts";
import type { EInvoiceState } from "#shared/e-invoices/e-invoice.ts";
import type { InvoiceKind } from "#shared/invoices/customers-invoice.ts";
import { monthAfter } from "#shared/statistics/month-after.ts";

import { longMonth } from "../resource/display-date.ts";

export const KIND_LABELS: Record<InvoiceKind, () => string> = {
  invoice: m.panel_invoices_invoice,
  credit_note: m.panel_invoices_credit_note,
};

export const E_INVOICE_LABELS: Record<EInvoiceState["state"], () => string> = {
  waiting: m.panel_invoices_e_waiting,
  cleared: m.panel_invoices_e_cleared,
  refused: m.panel_invoices_e_refused,
};

/** How many months back the list offers: invoices are to be kept for four years. */
const MONTHS = 48;

/** The last months, the present one first: `2026-11`, 'November 2026'. */
export function lastMonths(): { value: string; label: string }[] {
  const present = todayInJordan().toISOString().slice(0, 7);
  return Array.from({ length: MONTHS }, (_, back) => {
    const value = monthAfter(present, -back);
    return { value, label: longMonth(value) };
  });
}
