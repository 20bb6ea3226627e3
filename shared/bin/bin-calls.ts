import { z } from "zod";

import { BIN_ENTITIES } from "../api-messages/names.ts";
import type { Call } from "../http/call.ts";
import { oneOfWords } from "../http/page-query.ts";
import { idSchema } from "../id-schema.ts";
import { binListSchema, binQuerySchema, restoredAnswerSchema } from "./bin.ts";

const tag = "Bin";

export const binCalls = {
  list: {
    method: "get",
    path: "/bin",
    permission: "bin",
    tag,
    summary: "Deleted records that can be restored, the last deleted first",
    query: binQuerySchema,
    isAlwaysPaged: true,
    answers: { 200: { schema: binListSchema, description: "The deleted records" } },
  },
  restore: {
    method: "post",
    path: "/bin/{entity}/{id}/restore",
    permission: "bin",
    tag,
    summary: "Restore a deleted record; a country with the cities that were deleted with it",
    params: z.object({ entity: oneOfWords("entity", BIN_ENTITIES), id: idSchema }),
    // Where something has taken its place meanwhile, or its country is deleted.
    refusals: [400],
    answers: { 200: { schema: restoredAnswerSchema, description: "What was restored" } },
  },
} as const satisfies Record<string, Call>;
