import { z } from "zod";

import { rule } from "../sentences/rule.ts";

/** What the links in messages to subscribers are for. */
export type LinkPurpose = "confirm" | "unsubscribe";

/** Where they lead, without the language. The pages change nothing before their button is pressed. */
export const NEWSLETTER_PAGES: Record<LinkPurpose, string> = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
};

const incomplete = rule("link_incomplete");

/** Who follows a link: the query of its address, and the body of the call that its button makes. */
export const subscriberLinkSchema = z.object({
  subscriber: z.string(incomplete).regex(/^[0-9a-f]{24}$/, incomplete),
  key: z.string(incomplete).regex(/^[\w-]{43}$/, incomplete),
});
export type SubscriberLink = z.infer<typeof subscriberLinkSchema>;
