import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import type { EInvoiceState } from "#shared/e-invoices/e-invoice.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { InvoiceKind } from "#shared/invoices/customers-invoice.ts";

export const KIND_LABELS: Record<InvoiceKind, () => string> = {
  invoice: m.panel_invoices_invoice,
  credit_note: m.panel_invoices_credit_note,
};

export const E_INVOICE_LABELS: Record<EInvoiceState["state"], () => string> = {
  waiting: m.panel_invoices_e_waiting,
  cleared: m.panel_invoices_e_cleared,
  refused: m.panel_invoices_e_refused,
};

/** How many months back the list offers. */
const MONTHS = 24;

/** The last months, the present one first: `2026-11`, 'November 2026'. */
export function lastMonths(now = new Date()): { value: string; label: string }[] {
  const inAmman = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman" }).format(now);
  const [year, month] = inAmman.split("-").map(Number) as [number, number];
  const words = new Intl.DateTimeFormat(LANGUAGES[getLocale()].dates, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    return { value: first.toISOString().slice(0, 7), label: words.format(first) };
  });
}
