import { m } from "#app/i18n/messages.ts";
import type { NewsletterFacts } from "#server/features/notifications/notification-kinds.ts";

import type { MessageContent } from "./message-content.ts";

/** Asks the owner of a newsletter address whether it was they who subscribed. */
export function newsletterConfirmation(facts: NewsletterFacts): MessageContent {
  const { shop, confirmUrl, unsubscribeUrl } = facts;
  return {
    subject: m.notification_newsletter_subject({ shop: shop.shopName }),
    preview: m.notification_newsletter_preview(),
    title: m.notification_newsletter_title(),
    intro: m.notification_newsletter_intro({ shop: shop.shopName }),
    sections: [],
    action: { label: m.notification_newsletter_confirm(), url: confirmUrl },
    note: m.notification_newsletter_note(),
    otherAction: { label: m.notification_newsletter_unsubscribe(), url: unsubscribeUrl },
    shop,
    questions: m.notification_questions(),
  };
}
