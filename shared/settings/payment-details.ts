import { z } from "zod";

import type { Call } from "../http/call.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { settingsAnswers } from "./settings-calls.ts";
import { bankDetailsSchema } from "./settings.ts";

/** Where customers pay to: these settings are the owners' alone. */
export const PAYMENT_FIELDS = [
  "bankName",
  "accountHolder",
  "accountNumber",
  "iban",
  "swiftCode",
  "cliqAlias",
  "cliqQrImage",
] as const;
export type PaymentField = (typeof PAYMENT_FIELDS)[number];
export type PaymentDetails = Record<PaymentField, string>;

/** For so many minutes customers go on seeing the details that there were before. */
export const PAYMENT_WAIT_MINUTES = 60;

const waitingPaymentSchema = z
  .object({
    bank: bankDetailsSchema,
    cliqAlias: z.string(),
    cliqQrImage: z.string().meta({ description: "Path of a picture, or ''" }),
    offeredAt: z.iso.datetime().meta({ description: "When customers begin to see them" }),
  })
  .meta({ id: "WaitingPayment" });
export type WaitingPayment = z.infer<typeof waitingPaymentSchema>;

const path = "/settings/waiting-payment";
const tag = "Settings";

/** Details that customers do not see yet. */
export const waitingPaymentCalls = {
  find: {
    method: "get",
    path,
    tag,
    permission: "security.read",
    summary: "Bank details that customers do not see yet",
    answers: {
      200: {
        schema: itemEnvelope(waitingPaymentSchema.nullable()),
        description: "All of them, also those that do not change; null when none wait",
      },
    },
  },
  offer: {
    method: "post",
    path: `${path}/offer`,
    tag,
    permission: "security.write",
    needsProof: true,
    summary: "Let customers see the waiting bank details at once",
    description:
      "Refused with 403 `second_factor_proof_needed` unless one has proved shortly before who one is with a second factor. Every owner is told.",
    refusals: [404],
    answers: settingsAnswers,
  },
  withdraw: {
    method: "delete",
    path,
    tag,
    permission: "security.write",
    needsProof: true,
    summary: "Forget the waiting bank details",
    description: "Customers go on seeing those that they see.",
    refusals: [404],
    answers: settingsAnswers,
  },
} as const satisfies Record<string, Call>;
