import { z } from "zod";

import type { Call } from "../http/call.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { idSchema } from "../id-schema.ts";
import { quoteSchema } from "./quote.ts";

/** The quotes that companies have not answered, as staff look after them. */

const tag = "Bulk orders";

const openQuoteSchema = quoteSchema
  .extend({
    remindedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: "When the company was last reminded; null for never" }),
  })
  .meta({ id: "OpenQuote" });
export type OpenQuote = z.infer<typeof openQuoteSchema>;

export const listOpenQuotes = {
  method: "get",
  path: "/open-quotes",
  permission: "customers.read",
  tag,
  summary: "The quotes that companies have not answered, the one that ends first at the top",
  description: "At most two hundred.",
  answers: {
    200: { schema: itemEnvelope(z.array(openQuoteSchema)), description: "The quotes" },
  },
} as const satisfies Call;

export const remindOfQuote = {
  method: "post",
  path: "/open-quotes/{id}/reminder",
  permission: "customers.write",
  tag,
  summary: "Remind a company of its quote",
  description:
    "At most once a day. Of a quote that is not open, or was reminded of today, nothing is sent, and the answer says how it stands.",
  params: z.object({ id: idSchema }),
  refusals: [404],
  answers: {
    200: { schema: itemEnvelope(openQuoteSchema), description: "The quote as it is now" },
  },
} as const satisfies Call;
