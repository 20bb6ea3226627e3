import { z } from "zod";

import { rule } from "#shared/api-messages/rule.ts";
import { LOCALES, type Locale } from "#shared/i18n/locale.ts";
import { dinars, notBelow } from "#shared/numbers.ts";
import { orderCorrectionSchema, type OrderCorrection } from "#shared/orders/order-change.ts";
import { emptyPart } from "#shared/orders/order-fields.ts";
import { REASON_LENGTH } from "#shared/orders/order-payment.ts";
import type { PaymentMethod } from "#shared/orders/payment-method.ts";
import type { StaffOrderForm } from "#shared/orders/staff-order-form.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";
import { atMost, line } from "#shared/text.ts";

import { correctionOf } from "./correction-values.ts";

/** How an order that staff take is paid, in the order in which they are offered. */
export const WAYS = ["cash", "online", "paid_cash", "paid_online"] as const;
export type Way = (typeof WAYS)[number];

/** What of it the API is told. */
const PAYMENTS: Record<Way, { paymentMethod: PaymentMethod; payment: StaffOrderForm["payment"] }> =
  {
    cash: { paymentMethod: "cash", payment: "due" },
    online: { paymentMethod: "online", payment: "due" },
    paid_cash: { paymentMethod: "cash", payment: "paid" },
    paid_online: { paymentMethod: "online", payment: "paid" },
  };

const amount = (field: "price" | "amount") =>
  z.union([z.literal(""), dinars({ min: notBelow(0, field) })]);

/** The form of a new order: that of a correction, with what is decided once. */
export const newOrderSchema = orderCorrectionSchema
  .extend({
    way: z.enum(WAYS),
    language: z.enum(LOCALES),
    price: amount("price"),
    fee: amount("amount"),
    reason: line({ max: atMost(REASON_LENGTH, "reason", "above_length") }),
    discountCode: line(),
  })
  .refine(({ price, fee, reason }) => (price === "" && fee === "") || reason !== "", {
    ...rule("field_required", { field: "reason" }),
    path: ["reason"],
  });
export type NewOrderChecked = z.output<typeof newOrderSchema>;

/** As typed. */
export interface NewOrderValues extends OrderCorrection {
  way: Way;
  /** Which the customer is written to in. */
  language: Locale;
  price: string;
  fee: string;
  reason: string;
  discountCode: string;
}

/** The values of an order like this one: the last of a customer, or an empty one. */
export const newOrderValues = (like: StaffOrder): NewOrderValues => ({
  ...correctionOf(like),
  way: "cash",
  language: like.language,
  price: "",
  fee: "",
  reason: "",
  discountCode: "",
});

/** What is sent of the checked values. */
export function newOrderBody(
  { way, price, fee, paymentMethod: _, discountCode, ...form }: NewOrderChecked,
  { _id, product }: StaffOrder,
) {
  return {
    ...form,
    ...(_id !== "" && { again: _id }),
    ...PAYMENTS[way],
    ...(price !== "" && { price }),
    ...(fee !== "" && { fee }),
    ...(discountCode !== "" && { discountCode }),
    product: product._id,
  };
}

/** An order in which nothing was chosen yet, for forms that begin with one. */
export function blankOrder(
  product: StaffOrder["product"],
  country: { _id: string; name: string } | undefined,
  color: { color: string; colorName: string },
  language: StaffOrder["language"],
): StaffOrder {
  const none = { _id: "", id: "", name: "" };
  return {
    ...none,
    orderNumber: "",
    status: "pending",
    paymentMethod: "cash",
    paymentState: "cash_due",
    receiptReason: "",
    language,
    customerFullName: "",
    fullAddress: "",
    total: 0,
    totalAmount: 0,
    due: 0,
    product,
    personalInfo: { ...emptyPart("personalInfo"), phoneNumbers: [""] },
    cardDesign: { ...emptyPart("cardDesign"), ...color, companyLogo: "" },
    addons: [],
    addonImages: [],
    deliveryInfo: {
      ...emptyPart("deliveryInfo"),
      country: country ? { ...country, id: country._id } : none,
      city: { ...none, deliveryFee: 0 },
      cityFee: 0,
    },
    despositeTransactionImg: "",
    createdAt: "",
    updatedAt: "",
    cards: [],
  } as StaffOrder;
}
