import { createHmac, timingSafeEqual } from "node:crypto";

import { pathIn } from "#shared/i18n/locale.ts";
import { NEWSLETTER_PAGES, type LinkPurpose } from "#shared/subscribers/subscriber-link.ts";
import { normalizeEmail } from "#shared/text.ts";

import type { SubscriberRow } from "./subscriber.store.ts";

type Subscribed = Pick<SubscriberRow, "id" | "email" | "language">;

/**
 * Links for newsletter subscribers. Their keys are not stored but computed from purpose, subscriber
 * and address: so a key is valid for nothing else, and no longer once the address changes.
 * @param secret the shop's own secret
 */
export function subscriberLinks(secret: string) {
  function keyOf(purpose: LinkPurpose, { id, email }: Pick<Subscribed, "id" | "email">): string {
    const content = ["newsletter", purpose, id, normalizeEmail(email)].join("\n");
    return createHmac("sha256", secret).update(content).digest("base64url");
  }

  return {
    /** The page that asks the subscriber for a click, in their language. */
    pathOf(purpose: LinkPurpose, subscriber: Subscribed): string {
      const query = new URLSearchParams({
        subscriber: subscriber.id,
        key: keyOf(purpose, subscriber),
      });
      return `${pathIn(subscriber.language, NEWSLETTER_PAGES[purpose])}?${query}`;
    },

    isGood(purpose: LinkPurpose, subscriber: Subscribed, key: string): boolean {
      const given = Buffer.from(key);
      const right = Buffer.from(keyOf(purpose, subscriber));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
export type SubscriberLinks = ReturnType<typeof subscriberLinks>;
