import { DEFAULT_COUNT } from "#shared/bulk-orders/bulk-tiers.ts";

import type { FieldValues } from "../forms/form-fields.ts";

/** As the contract calls them. */
export const QUOTE_FIELDS = [
  "companyInfo.companyName",
  "companyInfo.contactPerson",
  "companyInfo.email",
  "companyInfo.phone",
  "orderDetails.employeeCount",
  "orderDetails.message",
] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];

/** What the form holds at first. */
export const EMPTY_QUOTE: FieldValues<QuoteField> = {
  "companyInfo.companyName": "",
  "companyInfo.contactPerson": "",
  "companyInfo.email": "",
  "companyInfo.phone": "",
  "orderDetails.employeeCount": String(DEFAULT_COUNT),
  "orderDetails.message": "",
};

/** Where the page says, without script, that the request was sent. */
export const REQUEST_SENT = "request-sent";
