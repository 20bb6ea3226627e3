import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { choice } from "../choice.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { idSchema } from "../id-schema.ts";
import { dinars, notBelow } from "../numbers.ts";
import { atMost, line } from "../text.ts";
import { orderFormSchema } from "./order-form.ts";
import { REASON_LENGTH } from "./order-payment.ts";
import { staffOrderSchema } from "./staff-order.ts";

/** Whether an order that staff take is paid already: in cash at the counter, or by a transfer that has come. */
export const STAFF_PAYMENTS = ["due", "paid"] as const;

const amount = (field: "price" | "amount") => dinars({ min: notBelow(0, field) }).optional();

/** An order that staff take by phone or at the counter: the customer's form, and what only staff decide. */
export const staffOrderFormSchema = orderFormSchema
  .omit({ _id: true, again: true })
  .extend({
    again: idSchema.optional().meta({
      description: "The earlier order of the same customer; as `again` of every order",
    }),
    price: amount("price").meta({ description: "Of each card, in dinars, in place of the shop's" }),
    fee: amount("amount").meta({
      description: "Of the delivery, in dinars, in place of the city's",
    }),
    reason: line({ max: atMost(REASON_LENGTH, "reason", "above_length") })
      .default("")
      .meta({ description: "Why price or fee is another one" }),
    payment: choice("paymentState", STAFF_PAYMENTS).default("due"),
  })
  .refine(({ price, fee, reason }) => (price === undefined && fee === undefined) || reason !== "", {
    ...rule("field_required", { field: "reason" }),
    path: ["reason"],
  });
export type StaffOrderForm = z.output<typeof staffOrderFormSchema>;

/** An order that staff have just taken, with what opens its page for its customer. */
export const takenOrderAnswerSchema = itemEnvelope(
  staffOrderSchema
    .extend({
      pageToken: z.string().meta({ description: "Opens the order's page: `/orders/{pageToken}`" }),
    })
    .meta({ id: "TakenOrder" }),
);
