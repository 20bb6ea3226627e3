import { getLocale } from "#app/i18n/locale.ts";
import { requestQuote } from "#shared/bulk-orders/bulk-order-calls.ts";
import { bulkOrderFormSchema, type BulkOrderForm } from "#shared/bulk-orders/bulk-order-form.ts";

import type { FormRules } from "../forms/form-rules.ts";
import { QUOTE_FIELDS, type QuoteField } from "./quote-fields.ts";

export const quoteRules: FormRules<QuoteField, BulkOrderForm> = {
  names: QUOTE_FIELDS,
  schema: bulkOrderFormSchema,
  send: (api, form) => api(requestQuote, { body: { ...form, language: getLocale() } }),
};
