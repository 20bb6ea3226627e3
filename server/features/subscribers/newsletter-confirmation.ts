import { z } from "zod";

import { toShop, type Notification } from "#server/features/notifications/notification.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { NEWSLETTER_PAGES } from "#shared/subscribers/subscriber-link.ts";
import { normalizeEmail } from "#shared/text.ts";

import { subscriberLinks } from "./subscriber-links.ts";
import { subscriberStore } from "./subscriber.store.ts";

/**
 * Asks a subscriber to confirm, as long as that is still necessary. The links lead to pages with a button
 * each, for this subscriber alone.
 */
export const newsletterConfirmation: Notification<
  "newsletter-confirmation",
  { subscriberId: string },
  { confirmUrl: string; unsubscribeUrl: string }
> = {
  kind: "newsletter-confirmation",
  channels: ["email"],
  isAwaited: true,
  about: z.object({ subscriberId: z.string() }),
  async read({ subscriberId }, { trx, recipient, publicUrl, linkSecrets }) {
    const row = await subscriberStore(trx).find(subscriberId);
    const isSame = row && normalizeEmail(row.email) === normalizeEmail(recipient);
    if (!isSame || row.confirmedAt !== null) {
      throw new UnrecoverableError("The address was confirmed, changed or deleted before.");
    }
    const links = subscriberLinks(linkSecrets);
    return {
      locale: row.language,
      subject: {
        confirmUrl: publicUrl + links.pathOf("confirm", row),
        unsubscribeUrl: publicUrl + links.pathOf("unsubscribe", row),
      },
    };
  },
  replyTo: toShop,
  // The mail program's own button to leave the newsletter, which asks nothing further (RFC 8058).
  headersOf: ({ unsubscribeUrl }) => ({
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }),
  example: ({ urlOf }) => ({
    confirmUrl: urlOf(NEWSLETTER_PAGES.confirm),
    unsubscribeUrl: urlOf(NEWSLETTER_PAGES.unsubscribe),
  }),
};
