import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { listQuerySchema, oneOfWords } from "../http/page-query.ts";
import { idSchema } from "../id-schema.ts";
import {
  customersProofSchema,
  phoneApprovalSchema,
  printSettingsSchema,
  proofCheckSchema,
  proofSchema,
} from "./proof.ts";

/** The proofs of all cards of an order, looked at, sent and approved together. */

/** How far a card is with its proof: the newest one says it. */
export const CARD_PROOFS = [
  "unnamed",
  "none",
  "making",
  "failed",
  "outdated",
  "ready",
  "sent",
  "commented",
  "approved",
] as const;
export type CardProofState = (typeof CARD_PROOFS)[number];

const person = {
  /** Among the order's cards, from 1 on. */
  number: z.int(),
  name: z.string(),
  jobTitle: z.string(),
};

/** What was looked at: of all proofs that wait for an answer, which they are and what is in their files. */
const digest = z.string().meta({
  description: "Names all proofs that can be approved together; '' where there is none",
});
const count = z.int();

/** In the sequence of the order; without it what should be looked at comes first. */
const proofsQuery = listQuerySchema(["number"]);

export const orderProofsQuerySchema = proofsQuery.extend({
  /** `problems`: those of which something may not come out well, or can't be printed. */
  state: oneOfWords("state", [...CARD_PROOFS, "problems"]).optional(),
});

export type OrderProofsQuery = z.output<typeof orderProofsQuerySchema>;

export const cardOfOrderProofsSchema = z
  .object({
    ...person,
    card: idSchema,
    state: z.enum(CARD_PROOFS),
    /** It can't be sent or printed as it is. */
    isBlocked: z.boolean(),
    proof: proofSchema.nullable().meta({ description: "The newest; null before there is one" }),
  })
  .meta({ id: "CardOfOrderProofs" });
export type CardOfOrderProofs = z.infer<typeof cardOfOrderProofsSchema>;

const paged = { page: z.int(), pages: z.int(), found: count };

export const orderProofsSchema = z.object({
  data: z.array(cardOfOrderProofsSchema).meta({
    description: "Those that can't be printed come first, then what should be looked at",
  }),
  ...paged,
  total: count.meta({ description: "How many cards the order has" }),
  counts: z.record(z.enum(CARD_PROOFS), count),
  problems: count,
  toMake: count.meta({ description: "How many have a name, and no proof that is still right" }),
  toSend: count.meta({ description: "How many proofs are ready and were not sent" }),
  toApprove: count,
  digest,
  settings: printSettingsSchema,
});
export type OrderProofs = z.infer<typeof orderProofsSchema>;
export const orderProofsAnswerSchema = z.object({
  status: z.literal("success"),
  data: orderProofsSchema,
});

const seen = z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/, rule("invalid")) });
export const approveAllByPhoneSchema = phoneApprovalSchema.extend(seen.shape);
export type ApproveAllByPhone = z.output<typeof approveAllByPhoneSchema>;
export const approveAllSchema = seen;

const CUSTOMERS_FILTERS = ["open", "problems", "commented", "approved"] as const;

export const customersProofsQuerySchema = proofsQuery.extend({
  state: oneOfWords("state", CUSTOMERS_FILTERS).optional(),
});

export type CustomersProofsQuery = z.output<typeof customersProofsQuerySchema>;

export const customersOrderProofsSchema = z
  .object({
    data: z.array(
      z.object({
        ...person,
        checks: z.array(proofCheckSchema),
        proof: customersProofSchema,
      }),
    ),
    ...paged,
    total: count.meta({ description: "How many of the order's proofs were sent" }),
    cards: count.meta({ description: "How many cards the order has" }),
    approved: count,
    commented: count,
    problems: count,
    toApprove: count,
    digest,
  })
  .meta({ id: "CustomersOrderProofs" });
export type CustomersOrderProofs = z.infer<typeof customersOrderProofsSchema>;
export const customersOrderProofsAnswerSchema = z.object({
  status: z.literal("success"),
  data: customersOrderProofsSchema,
});
