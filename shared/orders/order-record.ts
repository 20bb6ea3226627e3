import { z } from "zod";

import { HISTORY_ACTIONS } from "../history/history.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { idFields, idSchema } from "../id-schema.ts";
import { atMost, filled, multiline } from "../text.ts";

/** What staff keep beside an order, and what happened to it. Customers see none of it. */

const staffMember = z.object({ ...idFields, name: z.string(), email: z.string() });

export const NOTE_LENGTH = 2000;

export const orderNoteFormSchema = z.object({
  text: multiline({ min: filled("note"), max: atMost(NOTE_LENGTH, "note", "above_length") }),
});

export const orderNoteSchema = z
  .object({
    ...idFields,
    text: z.string(),
    /** Null when the account is no more. */
    user: staffMember.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "OrderNote" });
export type OrderNote = z.infer<typeof orderNoteSchema>;
export const orderNoteAnswerSchema = itemEnvelope(orderNoteSchema);

const placed = z.object({ kind: z.literal("placed"), at: z.iso.datetime() });
const change = z.object({
  kind: z.literal("change"),
  at: z.iso.datetime(),
  /** Null when it was not staff. */
  user: staffMember.nullable(),
  action: z.enum(HISTORY_ACTIONS),
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
});
const notification = z.object({
  kind: z.literal("notification"),
  /** When it was sent; until then when it was written. */
  at: z.iso.datetime(),
  name: z.string().meta({ examples: ["order-confirmation"] }),
  channel: z.enum(["email", "sms"]),
  recipient: z.string(),
  status: z.enum(["waiting", "held", "done", "failed", "discarded"]),
  attempts: z.int(),
  reason: z.string().meta({ description: "Why the last try failed, or ''" }),
});
export const orderEventSchema = z.discriminatedUnion("kind", [placed, change, notification]);
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** Another order that came with the very same picture as its receipt. */
const sameReceiptSchema = z.object({
  ...idFields,
  orderNumber: z.string(),
  customerFullName: z.string(),
  createdAt: z.iso.datetime(),
});
export type SameReceipt = z.infer<typeof sameReceiptSchema>;

export const orderRecordSchema = z
  .object({
    orderId: idSchema,
    notes: z.array(orderNoteSchema).meta({ description: "The newest first" }),
    events: z.array(orderEventSchema).meta({ description: "The newest first" }),
    sameReceipt: z.array(sameReceiptSchema),
  })
  .meta({ id: "OrderRecord" });
export type OrderRecord = z.infer<typeof orderRecordSchema>;
export const orderRecordAnswerSchema = itemEnvelope(orderRecordSchema);
