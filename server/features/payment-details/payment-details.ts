import { PAYMENT_FIELDS, type PaymentDetails } from "#shared/settings/payment-details.ts";

/** The part of a row, of the settings or of what waits, that says where customers pay to. */
export const detailsOf = (row: PaymentDetails): PaymentDetails => chosen(row, PAYMENT_FIELDS);

/** Those of `after` that are not as in `before`. */
export const changedDetails = (before: PaymentDetails, after: PaymentDetails) =>
  PAYMENT_FIELDS.filter((field) => before[field] !== after[field]);

/** Some fields with their values. */
export function chosen<Field extends keyof PaymentDetails>(
  details: PaymentDetails,
  fields: readonly Field[],
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, details[field]])) as Record<
    Field,
    string
  >;
}
