import { z } from "zod";

import { rule } from "../api-messages/rule.ts";

/** The purposes of links in e-mails to subscribers. */
export type LinkPurpose = "confirm" | "unsubscribe";

/**
 * The pages that they lead to, without language prefix. A page changes nothing before its button is
 * pressed.
 */
export const NEWSLETTER_PAGES: Record<LinkPurpose, string> = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
};

const incomplete = rule("link_incomplete");

/** The query of such a link, and the body of the call behind its button. */
export const subscriberLinkSchema = z.object({
  subscriber: z.string(incomplete).regex(/^[0-9a-f]{24}$/, incomplete),
  key: z.string(incomplete).regex(/^[\w-]{43}$/, incomplete),
});
export type SubscriberLink = z.infer<typeof subscriberLinkSchema>;
