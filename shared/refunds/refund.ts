import { z } from "zod";

import { choice } from "../choice.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { idFields } from "../id-schema.ts";
import { dinars, notBelow } from "../numbers.ts";
import { REASON_LENGTH } from "../orders/order-payment.ts";
import { atMost, filled, line } from "../text.ts";

/** How money is given back. */
export const REFUND_METHODS = ["transfer", "cash"] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

/** The smallest amount, in dinars: one fils. */
const LEAST = 0.001;

export const refundFormSchema = z.object({
  amount: dinars({ min: notBelow(LEAST, "amount") }),
  method: choice("method", REFUND_METHODS),
  reason: line({ min: filled("reason"), max: atMost(REASON_LENGTH, "reason", "above_length") }),
});
export type RefundForm = z.output<typeof refundFormSchema>;

const amount = z.number();

export const refundSchema = z
  .object({
    ...idFields,
    amount: amount.meta({ description: "In dinars" }),
    method: z.enum(REFUND_METHODS),
    reason: z.string(),
    receipt: z.string().meta({ description: "Signed path of its picture, or ''" }),
    by: z.string().meta({ description: "Who recorded it" }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Refund" });
export type Refund = z.infer<typeof refundSchema>;

/** In dinars. */
const sums = {
  paid: amount,
  refunded: amount,
  due: amount.meta({ description: "What is not paid yet; nothing of a cancelled order" }),
};

export const orderMoneySchema = z
  .object({
    ...sums,
    refundable: amount.meta({ description: "What can be given back at most" }),
    proposal: z
      .object({ feePercent: amount, fee: amount, amount })
      .nullable()
      .meta({ description: "What the cancellation policy gives back, or what was paid too much" }),
    refunds: z.array(refundSchema).meta({ description: "The newest first" }),
  })
  .meta({ id: "OrderMoney" });
export type OrderMoneyAnswer = z.infer<typeof orderMoneySchema>;
export const orderMoneyAnswerSchema = itemEnvelope(orderMoneySchema);

/** What customers see of it on their order's page. */
export const customersMoneySchema = z.object({
  ...sums,
  refunds: z.array(refundSchema.pick({ amount: true, method: true, createdAt: true })),
});
export type CustomersMoney = z.infer<typeof customersMoneySchema>;
/** What customers are told of it in messages. */
export type PaidAndDue = Pick<CustomersMoney, "paid" | "due">;
