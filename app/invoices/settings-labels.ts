import { m } from "#app/i18n/translations.ts";
import type { IssueMoment, TaxMode, UNTAXED } from "#shared/invoices/invoice-settings.ts";

export const MOMENT_LABELS: Record<IssueMoment, () => string> = {
  off: m.panel_invoices_when_off,
  paid: m.panel_invoices_when_paid,
  delivered: m.panel_invoices_when_delivered,
};

export const TAX_MODE_LABELS: Record<TaxMode, () => string> = {
  none: m.panel_invoices_tax_none,
  included: m.panel_invoices_tax_included,
  added: m.panel_invoices_tax_added,
};

/** `S` as all are that are not named. */
export const PRODUCT_TAX_LABELS: Record<"S" | (typeof UNTAXED)[number], () => string> = {
  S: m.panel_invoices_product_taxed,
  Z: m.panel_invoices_product_exempt,
  O: m.panel_invoices_product_zero,
};
