import { linkSigner, type LinkSecrets } from "#server/platform/secrets/link-signer.ts";
import { pathIn } from "#shared/i18n/locale.ts";
import { NEWSLETTER_PAGES, type LinkPurpose } from "#shared/subscribers/subscriber-link.ts";
import { normalizeEmail } from "#shared/text.ts";

import type { SubscriberRow } from "./subscriber.store.ts";

type Subscribed = Pick<SubscriberRow, "id" | "email" | "language">;

/** So long a link in a mail works at least, in milliseconds after the secret was replaced. */
const GRACE = 30 * 24 * 60 * 60_000;

/**
 * Links for newsletter subscribers. Their keys are not stored but computed from purpose, subscriber
 * and address: so a key is valid for nothing else, and no longer once the address changes.
 */
export function subscriberLinks(secrets: LinkSecrets) {
  const signer = linkSigner(secrets, GRACE);
  const contentOf = (purpose: LinkPurpose, { id, email }: Pick<Subscribed, "id" | "email">) =>
    ["newsletter", purpose, id, normalizeEmail(email)].join("\n");

  return {
    /** The page that asks the subscriber for a click, in their language. */
    pathOf(purpose: LinkPurpose, subscriber: Subscribed): string {
      const query = new URLSearchParams({
        subscriber: subscriber.id,
        key: signer.sign(contentOf(purpose, subscriber)),
      });
      return `${pathIn(subscriber.language, NEWSLETTER_PAGES[purpose])}?${query}`;
    },

    isGood(purpose: LinkPurpose, subscriber: Subscribed, key: string): boolean {
      return signer.isGood(contentOf(purpose, subscriber), key);
    },
  };
}
export type SubscriberLinks = ReturnType<typeof subscriberLinks>;
