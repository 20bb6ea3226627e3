import { z } from "zod";

import { HISTORY_ACTIONS } from "../history/history.ts";
import { listEnvelope } from "../http/envelope.ts";
import { dayRange, listQuerySchema, oneOfWords } from "../http/page-query.ts";
import { idFields, idSchema } from "../id-schema.ts";
import { line } from "../text.ts";
import { SECURITY_EVENTS } from "./security-events.ts";

/** Changes of records, and what happened to accounts besides. */
export const RECORD_KINDS = [...HISTORY_ACTIONS, ...SECURITY_EVENTS] as const;

/** `unknown` tried to sign in without an account; `shop` is the shop itself, and whoever has its server. */
const ACTORS = ["staff", "customer", "shop", "unknown"] as const;

/** Something that somebody did. */
export const recordEntrySchema = z
  .object({
    ...idFields,
    at: z.iso.datetime(),
    kind: z.enum(RECORD_KINDS),
    count: z.int().meta({ description: "How often within ten minutes" }),
    who: z.object({
      kind: z.enum(ACTORS),
      id: idSchema.nullable().meta({ description: "The account; null for all but staff" }),
      name: z.string(),
      email: z.string(),
    }),
    record: z
      .object({
        entity: z.string().meta({ examples: ["order"] }),
        id: z.string(),
        name: z.string().meta({ description: "As people know it; '' where it has none" }),
        isGone: z.boolean().meta({ description: "It was deleted, or erased, and can't be opened" }),
      })
      .nullable(),
    /** For secret fields both values are null. */
    changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
    subject: z.string().meta({ description: "What else it was about, e.g. the call" }),
    address: z
      .string()
      .meta({ description: "The network address; '' where it is not known, and for viewers" }),
    browser: z.string(),
    system: z.string(),
  })
  .meta({ id: "RecordEntry" });
export type RecordEntry = z.infer<typeof recordEntrySchema>;
export const recordListSchema = listEnvelope(recordEntrySchema);

export const recordQuerySchema = listQuerySchema(["at"]).extend({
  person: idSchema.optional().meta({ description: "The account that did it" }),
  kind: oneOfWords("kind", RECORD_KINDS).optional(),
  entity: line().optional(),
  entityId: line().optional(),
  ...dayRange,
});
export type RecordQuery = z.output<typeof recordQuerySchema>;
