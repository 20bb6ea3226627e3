import { m } from "#app/i18n/translations.ts";
import type { NewsletterData } from "#server/features/notifications/notification-kinds.ts";

import type { NotificationContent } from "./notification-content.ts";

/** Asks a new newsletter subscriber to confirm their address. */
export function newsletterConfirmation(data: NewsletterData): NotificationContent {
  const { shop, confirmUrl, unsubscribeUrl } = data;
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
