import { m } from "#app/i18n/translations.ts";
import type { CommonData } from "#server/features/notifications/notification.ts";

import type { NotificationContent } from "./notification-content.ts";

/** Says that e-mails of the shop arrive. */
export function testMessage({ shop, publicUrl }: CommonData): NotificationContent {
  return {
    subject: m.notification_test_subject({ shop: shop.shopName }),
    preview: m.notification_test_intro(),
    title: m.notification_test_title(),
    intro: m.notification_test_intro(),
    sections: [],
    action: { label: m.notification_test_open(), url: `${publicUrl}/admin-panel/outbox` },
    note: m.notification_test_note(),
    shop,
  };
}
