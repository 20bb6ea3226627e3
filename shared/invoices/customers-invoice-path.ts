import type { Locale } from "../i18n/locale.ts";

/** In a module without schemas: the customer's page needs nothing else. */
export const customersInvoicePath = (token: string, id: string, language: Locale) =>
  `/api/v1/orders/by-token/${token}/invoices/${id}.pdf?language=${language}`;
