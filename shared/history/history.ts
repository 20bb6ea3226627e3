import { z } from "zod";

import { listEnvelope } from "../http/envelope.ts";
import { dayRange, listQuerySchema, oneOfWords } from "../http/page-query.ts";
import { idFields, idSchema } from "../id-schema.ts";
import { line } from "../text.ts";

export const HISTORY_ACTIONS = ["create", "update", "delete", "restore"] as const;

/** One change, with the previous and the new value of each changed field. */
export const historyEntrySchema = z
  .object({
    ...idFields,
    at: z.iso.datetime(),
    /** Who made it; null when it was not staff: the shop itself, or a newsletter subscriber. */
    user: z.object({ ...idFields, name: z.string(), email: z.string() }).nullable(),
    entity: z.string().meta({ examples: ["order"] }),
    entityId: z.string(),
    action: z.enum(HISTORY_ACTIONS),
    /** For secret fields both values are null. */
    changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  })
  .meta({ id: "HistoryEntry" });
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const historyListSchema = listEnvelope(historyEntrySchema);

export const historyQuerySchema = listQuerySchema(["at", "entity", "action"])
  .omit({ search: true })
  .extend({
    entity: line().optional(),
    entityId: line().optional(),
    userId: idSchema.optional(),
    action: oneOfWords("action", HISTORY_ACTIONS).optional(),
    ...dayRange,
  });
export type HistoryQuery = z.output<typeof historyQuerySchema>;
