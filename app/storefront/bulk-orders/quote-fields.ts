import { DEFAULT_COUNT } from "#shared/bulk-orders/bulk-tiers.ts";

import type { FieldValues } from "../forms/form-fields.ts";

/** By their names in the contract. */
export const QUOTE_FIELDS = [
  "companyInfo.companyName",
  "companyInfo.contactPerson",
  "companyInfo.email",
  "companyInfo.phone",
  "orderDetails.employeeCount",
  "orderDetails.message",
] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];

/** The initial values of the form. */
export const EMPTY_QUOTE: FieldValues<QuoteField> = {
  "companyInfo.companyName": "",
  "companyInfo.contactPerson": "",
  "companyInfo.email": "",
  "companyInfo.phone": "",
  "orderDetails.employeeCount": String(DEFAULT_COUNT),
  "orderDetails.message": "",
};

/** The id of the success message for browsers without a script. */
export const REQUEST_SENT = "request-sent";
