import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";

import type { OrderFormValues } from "./order-form-values.ts";

/** The pictures that are sent with an order, each with its field by the API's name. */
export function picturesOf({
  cardDesign,
  addons,
  paymentMethod,
  depositReceipt,
}: OrderFormValues): [path: string, file: File][] {
  const fields: [path: string, file: File | null][] = [
    ["companyLogo", cardDesign.companyLogo],
    ...addons.map(({ file }, index): [string, File | null] => [`addons.${index}.addonValue`, file]),
    ["despositeTransactionImg", NEEDS_RECEIPT[paymentMethod] ? depositReceipt : null],
  ];
  return fields.filter((field): field is [string, File] => field[1] !== null);
}
