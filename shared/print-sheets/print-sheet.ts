import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { oneOfWords } from "../http/page-query.ts";
import { idSchema } from "../id-schema.ts";
import { ordersMatchingSchema } from "../orders/order-query.ts";
import { STATUSES_AT_ONCE } from "../orders/order-statuses.ts";
import { PRINT_COLORS } from "../proofs/proof.ts";
import { FLIP_EDGES, type FlipEdge, type SheetSize } from "./print-sheet-layout.ts";

/** Files for a plant: many approved cards on sheets, or all of them beside each other. */

/** So many cards one file has, and so many orders are chosen for it. */
export const CARDS_AT_ONCE = STATUSES_AT_ONCE;

/** Of all print files together, in bytes. */
export const PRINT_BYTES = 200 * 1024 * 1024;

/** Of one order: as many cards as a company orders at most, and their files together, in bytes. */
export const CARDS_OF_ORDER = 2_000;
export const ORDER_PRINT_BYTES = 1024 * 1024 * 1024;

/** In millimetres: from a sheet for one card to the plates of large presses. */
export const SHEET_LIMITS = {
  widthMm: { min: 60, max: 1600 },
  heightMm: { min: 60, max: 1600 },
  gapMm: { min: 0, max: 50 },
  marginMm: { min: 0, max: 50 },
} as const;

export const A4 = { widthMm: 210, heightMm: 297 } as const;

const lengthOf = (field: keyof SheetSize) => {
  const limits = SHEET_LIMITS[field];
  const outside = rule("millimetres_out_of_range", limits);
  return z.coerce
    .number(rule("expected", { kind: "number" }))
    .min(limits.min, outside)
    .max(limits.max, outside)
    .multipleOf(0.1, rule("too_many_decimals", { max: 1 }));
};

export interface PrintSheetSettings extends SheetSize {
  flip: FlipEdge;
}

/** Of a sheet, as typed or as in an address. */
export const printSheetSettingsSchema = z.object({
  widthMm: lengthOf("widthMm"),
  heightMm: lengthOf("heightMm"),
  gapMm: lengthOf("gapMm"),
  marginMm: lengthOf("marginMm"),
  flip: oneOfWords("flip", FLIP_EDGES),
});

export const USUAL_PRINT_SHEET: PrintSheetSettings = {
  ...A4,
  gapMm: 4,
  marginMm: 10,
  flip: "long",
};

const tooMany = rule("plate_too_many_cards", { max: CARDS_AT_ONCE });

/** The proofs of the cards in a file, in their order; or the order whose cards they are. */
export const printSheetProofsSchema = z.object({
  proofs: z
    .string()
    .transform((ids) => [...new Set(ids.split(","))])
    .pipe(z.array(idSchema).max(CARDS_AT_ONCE, tooMany))
    .optional()
    .meta({ description: `Ids of approved proofs, joined by commas; at most ${CARDS_AT_ONCE}` }),
  order: idSchema.optional().meta({
    description: `All approved cards of this order, in its sequence; at most ${CARDS_OF_ORDER}`,
  }),
});
/** Which cards a file has: those of these proofs, or all of an order that can be printed. */
export type PrintedCards = { proofs: readonly string[] } | { order: string };

export const sheetQuerySchema = printSheetProofsSchema.extend(printSheetSettingsSchema.shape);

/** Of which orders: those that are named, else all that a list's query means. */
export const printSheetOrdersSchema = z
  .object({
    ids: z
      .array(idSchema)
      .min(1, rule("required"))
      .max(CARDS_AT_ONCE, rule("too_many", { items: "orders", max: CARDS_AT_ONCE }))
      .optional(),
    matching: ordersMatchingSchema.optional(),
  })
  .refine(({ ids, matching }) => ids !== undefined || matching !== undefined, {
    ...rule("required"),
    path: ["ids"],
  });
export type PrintSheetOrders = z.output<typeof printSheetOrdersSchema>;

const named = { order: idSchema, orderNumber: z.string(), name: z.string() };

const readyCardSchema = z.object({
  ...named,
  proof: idSchema,
  bleedMm: z.number(),
  colors: z.enum(PRINT_COLORS),
});

const refusedCardSchema = z.object({
  ...named,
  message: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

export const printSheetCardsAnswerSchema = z.object({
  status: z.literal("success"),
  data: z.object({
    ready: z.array(readyCardSchema),
    refused: z.array(refusedCardSchema).meta({ description: "With why they are not printed" }),
  }),
});
export type PrintSheetCards = z.infer<typeof printSheetCardsAnswerSchema>["data"];
