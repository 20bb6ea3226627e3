import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { choice } from "../choice.ts";
import { atMost, multiline } from "../text.ts";

/**
 * What staff decide of a payment. To be checked again is how a decision on a receipt is taken back; due again is how
 * it is taken back that cash was paid before the courier comes.
 */
export const PAYMENT_DECISIONS = [
  "accepted",
  "better_receipt_asked",
  "receipt_to_check",
  "cash_due",
] as const;
export type PaymentDecision = (typeof PAYMENT_DECISIONS)[number];

export const REASON_LENGTH = 500;

/** Whoever asks for a better receipt says why: the customer reads it. */
export const paymentDecisionSchema = z
  .object({
    paymentState: choice("paymentState", PAYMENT_DECISIONS),
    reason: multiline({ max: atMost(REASON_LENGTH, "reason", "above_length") }).default(""),
  })
  .refine(({ paymentState, reason }) => paymentState !== "better_receipt_asked" || reason !== "", {
    ...rule("field_required", { field: "reason" }),
    path: ["reason"],
  });
