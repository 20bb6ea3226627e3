import { m } from "#app/i18n/translations.ts";

import type { NotificationWriter } from "./notification-content.ts";

/** Asks a new newsletter subscriber to confirm their address. */
export const newsletterConfirmation: NotificationWriter<"newsletter-confirmation"> = {
  email(data) {
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
  },
};
