import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule } from "../api-messages/rule.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { oneOfWords } from "../http/page-query.ts";
import { idFields, idSchema } from "../id-schema.ts";
import { atMost, filled, multiline, requiredOr } from "../text.ts";
import { CARD_SIDES } from "./card-print.ts";

/** The proof of a card: both sides as they are printed, which the customer approves. */

/** The inks of a press, or the colours of a screen. */
export const PRINT_COLORS = ["cmyk", "rgb"] as const;

/** Beyond the edges of a card, in millimetres. Plants want 1.5 to 3.2. */
export const BLEED_MM = { min: 0, max: 5, usual: 3 } as const;

const BLEED_RULE = rule("bleed_out_of_range", { min: BLEED_MM.min, max: BLEED_MM.max });

/** What a plant wants. */
export const printSettingsSchema = z.object({
  bleedMm: z
    .number(requiredOr("number"))
    .min(BLEED_MM.min, BLEED_RULE)
    .max(BLEED_MM.max, BLEED_RULE)
    .multipleOf(0.1, rule("too_many_decimals", { max: 1 })),
  colors: oneOfWords("colors", PRINT_COLORS),
});
export type PrintSettings = z.output<typeof printSettingsSchema>;

export const USUAL_PRINT: PrintSettings = { bleedMm: BLEED_MM.usual, colors: "cmyk" };

/** What a plant gets: both sides as pages, or each as a picture of 300 dpi; all of them with their bleed. */
export const PRINT_FILES = ["card.pdf", "front.png", "back.png"] as const;
export type PrintFile = (typeof PRINT_FILES)[number];

const side = z.enum(CARD_SIDES);
const pixels = z.object({ width: z.int(), height: z.int() });

/** Something that may not come out well, and what it is about. */
export const proofCheckSchema = z.discriminatedUnion("kind", [
  /** It stands closer to the edge than cutting is exact. */
  z.object({ kind: z.literal("text_outside"), side, text: z.string() }),
  z.object({ kind: z.literal("picture_outside"), side }),
  /** Of these letters the typeface has no drawing: they are missing. */
  z.object({ kind: z.literal("letters_missing"), side, letters: z.array(z.string()) }),
  /** The text on the back is longer than what fits. */
  z.object({ kind: z.literal("text_cut") }),
  z.object({ kind: z.literal("logo_small"), has: pixels, needs: pixels }),
  z.object({ kind: z.literal("logo_pale") }),
  z.object({ kind: z.literal("picture_small"), has: pixels, needs: pixels }),
]);
export type ProofCheck = z.infer<typeof proofCheckSchema>;

/** The letters that the typeface has no drawing of. */
export function missingLetters(checks: readonly ProofCheck[]): string[] {
  const letters = checks.flatMap((check) =>
    check.kind === "letters_missing" ? check.letters : [],
  );
  return [...new Set(letters)];
}

export const PROOF_STATES = ["making", "failed", "ready", "sent", "commented", "approved"] as const;
export type ProofState = (typeof PROOF_STATES)[number];

const path = z.string().meta({ description: "Signed path of a picture; '' until it is made" });
const moment = z.iso.datetime().nullable();

/** A version of a card's proof, as staff see it. */
export const proofSchema = z
  .object({
    ...idFields,
    card: idSchema,
    version: z.int(),
    state: z.enum(PROOF_STATES),
    /** Why the last try to make it failed; '' where none did. */
    problem: z.string(),
    /** When that is tried again; null unless it waits. */
    nextTryAt: moment,
    ...printSettingsSchema.shape,
    face: path,
    back: path,
    checks: z.array(proofCheckSchema),
    /** The card was changed after it: it is neither sent nor printed. */
    isOutdated: z.boolean(),
    /** It is sent, and there was no answer in three days. */
    isUnanswered: z.boolean(),
    comment: z.string().meta({ description: "What the customer wants changed, or ''" }),
    /** Who approved it by phone for the customer, with what staff noted; null where the customer did. */
    approvedBy: z.object({ name: z.string(), note: z.string() }).nullable(),
    fileHash: z.string().meta({ description: "SHA-256 of the PDF for print; '' until it is made" }),
    createdAt: z.iso.datetime(),
    sentAt: moment,
    commentedAt: moment,
    approvedAt: moment,
  })
  .meta({ id: "Proof" });
export type Proof = z.infer<typeof proofSchema>;
export const proofAnswerSchema = itemEnvelope(proofSchema);

export const proofListSchema = z.object({
  status: z.literal("success"),
  data: z.object({
    data: z.array(proofSchema).meta({ description: "The newest first" }),
    /** With what the newest proof of the shop was made. */
    settings: printSettingsSchema,
  }),
});

/** Without a card of all that have a name, and no proof that is still right. */
export const newProofSchema = z.object({
  card: idSchema.optional().meta({ description: "Without it, all cards that need a proof" }),
  ...printSettingsSchema.shape,
});

/** How many proofs something was done with. */
export const proofCountAnswerSchema = z.object({
  status: z.literal("success"),
  data: z.object({ proofs: z.int() }),
});

export const proofsQuerySchema = z.object({
  card: idSchema.optional().meta({ description: "Only those of this card" }),
});

export const COMMENT_LENGTH = 1000;
export const APPROVAL_NOTE_LENGTH = 500;

/** How the customer said yes, when it was not on the order's page. */
export const phoneApprovalSchema = z.object({
  note: multiline({
    min: filled("note"),
    max: atMost(APPROVAL_NOTE_LENGTH, "note", "above_length"),
  }),
});

/** A proof as its customer sees it. */
export const customersProofSchema = z.object({
  ...idFields,
  face: path,
  back: path,
  state: z.enum(["sent", "commented", "approved"]),
  /** Its card is printed: nothing of it can be changed any more. */
  isPrinted: z.boolean(),
  /** The card was changed after it, and another is to come. */
  isOutdated: z.boolean(),
  comment: z.string(),
  approvedAt: moment,
});
export type CustomersProof = z.infer<typeof customersProofSchema>;

const PROOF_ANSWERS = ["approve", "comment"] as const;

/** The proof that the customer saw is named: staff may have sent another meanwhile. */
export const proofAnswerFormSchema = z.discriminatedUnion(
  "answer",
  [
    z.object({ proof: idSchema, answer: z.literal("approve") }),
    z.object({
      proof: idSchema,
      answer: z.literal("comment"),
      comment: multiline({
        min: [1, apiMessage("required")],
        max: [COMMENT_LENGTH, apiMessage("text_too_long", { max: COMMENT_LENGTH })],
      }),
    }),
  ],
  rule("parameter_not_one_of", { parameter: "answer", options: PROOF_ANSWERS }),
);
export type ProofAnswer = z.output<typeof proofAnswerFormSchema>;
