import { z } from "zod";

import { rule } from "./api-messages/rule.ts";

/**
 * Ids are 24 lower-case hex characters. Every record has its id twice, as `_id` and `id`, because
 * different existing clients read either.
 */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, rule("not_id"));

export const idFields = { _id: idSchema, id: idSchema };
