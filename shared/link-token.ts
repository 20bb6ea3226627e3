import { z } from "zod";

import { rule } from "./api-messages/rule.ts";

/** What a link holds that stands for its reader, to an order or to the page of a card: 128 random bits. */
export const linkTokenSchema = z.string().regex(/^[0-9a-f]{32}$/, rule("not_id"));
