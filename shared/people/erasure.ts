import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { requiredOr } from "../text.ts";
import { personSchema } from "./person.ts";

const yesOrNo = z.boolean(requiredOr("boolean"));

export const erasureFormSchema = z
  .object({
    ...personSchema.shape,
    includePages: yesOrNo
      .default(false)
      .meta({ description: "Whether the pages that the person's cards open go too" }),
    isPreview: yesOrNo.meta({ description: "Whether nothing is erased, only told what would be" }),
  })
  .refine(
    ({ email, phone }) => email !== undefined || phone !== undefined,
    rule("person_not_named"),
  );
export type ErasureForm = z.output<typeof erasureFormSchema>;

export const ERASED = [
  "orders",
  "deleted_orders",
  "deliveries",
  "cards",
  "messages",
  "quotes",
  "companies",
  "lists",
  "newsletter",
  "pages",
  "contacts",
  "notifications",
] as const;
export type Erased = (typeof ERASED)[number];

/** What stays, and why: its order is under way, the books are kept by law, or it was not asked for. */
export const KEPT = [
  "under_way",
  "under_way_pages",
  "under_way_lists",
  "notifications",
  "amounts",
  "receipts",
  "pages",
] as const;
export type Kept = (typeof KEPT)[number];

export const erasureSchema = z
  .object({
    isPreview: z.boolean(),
    goes: z.array(z.object({ kind: z.enum(ERASED), count: z.int() })).meta({
      description: "Of orders and companies the person goes, of `deleted_orders` everything",
    }),
    stays: z.array(z.object({ kind: z.enum(KEPT), count: z.int() })),
  })
  .meta({ id: "Erasure" });
export type Erasure = z.infer<typeof erasureSchema>;
export const erasureAnswerSchema = itemEnvelope(erasureSchema);
