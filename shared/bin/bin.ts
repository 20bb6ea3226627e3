import { z } from "zod";

import { BIN_ENTITIES } from "../api-messages/names.ts";
import { itemEnvelope, listEnvelope } from "../http/envelope.ts";
import { listQuerySchema, oneOfWords } from "../http/page-query.ts";
import { idFields } from "../id-schema.ts";

export type BinEntity = (typeof BIN_ENTITIES)[number];

/** For how long deleted records can be restored. */
export const BIN_DAYS = 30;

/** A deleted record. */
export const binItemSchema = z.object({
  ...idFields,
  entity: z.enum(BIN_ENTITIES),
  name: z.string().meta({ description: "By which staff know it; '' for a header image" }),
  deletedAt: z.iso.datetime(),
  /** Null where the shop's history does not say it. */
  deletedBy: z.object({ ...idFields, name: z.string(), email: z.string() }).nullable(),
  restorableUntil: z.iso.datetime(),
});
export type BinItem = z.infer<typeof binItemSchema>;

export const binListSchema = listEnvelope(binItemSchema);
export const restoredAnswerSchema = itemEnvelope(
  z.object({ ...idFields, entity: z.enum(BIN_ENTITIES) }),
);

export const binQuerySchema = listQuerySchema(["deletedAt"]).extend({
  entity: oneOfWords("entity", BIN_ENTITIES).optional(),
});
export type BinQuery = z.output<typeof binQuerySchema>;
