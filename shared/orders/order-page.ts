import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { customersInvoiceSchema } from "../invoices/customers-invoice.ts";
import { customersProofSchema } from "../proofs/proof.ts";
import { customersMoneySchema } from "../refunds/refund.ts";
import { trackingSchema } from "../shipments/shipment.ts";
import { code, phoneNumber, requiredOr } from "../text.ts";
import { fieldsOf, type Field, type NameWith } from "./order-fields.ts";
import { deliveryInfoSchema } from "./order-form.ts";
import { orderSchema } from "./order.ts";

/** The page of one order, which its customer opens by a link: whoever has the link may read it. */

export const ORDER_STEPS = [
  "placed",
  "paid",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
] as const;
export type OrderPageStep = (typeof ORDER_STEPS)[number];

const orderStepSchema = z.object({
  step: z.enum(ORDER_STEPS),
  isDone: z.boolean(),
  at: z.iso.datetime().nullable().meta({ description: "Null when it is not done, or not known" }),
});

export const orderPageSchema = z
  .object({
    order: orderSchema,
    steps: z.array(orderStepSchema).meta({ description: "The way of this order, in its sequence" }),
    shipment: trackingSchema.nullable().meta({
      description: "With which courier it is on its way; null before that, or where none is known",
    }),
    /** Null when it can't be cancelled (any more). */
    cancellation: z
      .object({
        feePercent: z.number(),
        fee: z.number().meta({ description: "In dinars; 0 when nothing was paid yet" }),
        until: z.iso.datetime().meta({ description: "When these terms end" }),
      })
      .nullable(),
    proofs: z.array(customersProofSchema).meta({
      description: "Of each card the newest proof that was sent",
    }),
    money: customersMoneySchema,
    invoices: z
      .array(customersInvoiceSchema)
      .meta({ description: "The order's invoice and credit notes, as they were issued" }),
    canSendReceipt: z.boolean(),
    canCorrectAddress: z.boolean(),
  })
  .meta({ id: "OrderPage" });
export type OrderPage = z.infer<typeof orderPageSchema>;
export const orderPageAnswerSchema = itemEnvelope(orderPageSchema);

export type AddressField = NameWith<"deliveryInfo", { isCorrectable: true }>;
export const ADDRESS_FIELDS = fieldsOf("deliveryInfo").filter(
  (field): field is Field<"deliveryInfo"> & { name: AddressField } => field.isCorrectable === true,
);
export const ADDRESS_NAMES = ADDRESS_FIELDS.map(({ name }) => name);

/** What a customer may correct of a pending order: another city could change its price. */
export const addressSchema = deliveryInfoSchema.pick(
  Object.fromEntries(ADDRESS_NAMES.map((name) => [name, true])) as Record<AddressField, true>,
);
export type Address = z.output<typeof addressSchema>;

/** The order's number as people type it, with capitals or spaces. */
const typedOrderNumber = code()
  .transform((typed) => typed.replaceAll(/[\s#-]/g, "").toLowerCase())
  .pipe(z.string().regex(/^[0-9a-f]{8}$/, rule("order_number_invalid")));

export const findOrderSchema = z.object({
  orderNumber: typedOrderNumber,
  phone: phoneNumber(),
});
export type FindOrder = z.output<typeof findOrderSchema>;

/** `feePercent` is what the customer was told: it may have risen meanwhile. */
export const cancellationSchema = z.object({
  feePercent: z.number(requiredOr("number")),
});
