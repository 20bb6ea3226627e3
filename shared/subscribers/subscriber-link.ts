import { z } from "zod";

/** What the links in messages to subscribers are for. */
export type LinkPurpose = "confirm" | "unsubscribe";

/** Where they lead, without the language. The pages change nothing before their button is pressed. */
export const NEWSLETTER_PAGES: Record<LinkPurpose, string> = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
};

const BROKEN = "This link is not complete. Please open it from the message again.";

/** Who follows a link: the query of its address, and the body of the call that its button makes. */
export const subscriberLinkSchema = z.object({
  subscriber: z.string({ error: BROKEN }).regex(/^[0-9a-f]{24}$/, BROKEN),
  key: z.string({ error: BROKEN }).regex(/^[\w-]{43}$/, BROKEN),
});
export type SubscriberLink = z.infer<typeof subscriberLinkSchema>;
