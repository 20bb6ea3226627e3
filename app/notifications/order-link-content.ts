import { m } from "#app/i18n/translations.ts";
import type { OrderData } from "#server/features/notifications/notification-kinds.ts";

import type { NotificationContent } from "./notification-content.ts";
import { typedName } from "./typed-words.ts";

/** The link to an order's page, for a customer who asked where their order is. */
export function orderLink({ order, shop, pageUrl }: OrderData): NotificationContent {
  const { orderNumber: number, personalInfo } = order;
  return {
    subject: m.notification_link_subject({ shop: shop.shopName, number }),
    preview: m.notification_link_intro(),
    title: m.notification_link_title(),
    greeting: m.notification_greeting({ name: typedName(personalInfo.firstName) }),
    intro: m.notification_link_intro(),
    reference: { name: m.notification_order_number(), value: number },
    sections: [],
    action: { label: m.notification_order_open(), url: pageUrl },
    note: m.notification_link_note(),
    shop,
    questions: m.notification_questions(),
  };
}

export function orderLinkSms({ order, shop, pageUrl }: OrderData): string {
  return m.notification_link_sms({
    shop: shop.shopName,
    number: order.orderNumber,
    url: pageUrl,
  });
}
