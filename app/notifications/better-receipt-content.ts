import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { OrderData } from "#server/features/notifications/notification-kinds.ts";

import type { NotificationContent } from "./notification-content.ts";
import { shortestSms } from "./sms-parts.ts";
import { typedName } from "./typed-words.ts";

/** Asks a customer for a better picture of the receipt, which the order's page takes. */
export function betterReceipt({ order, shop, pageUrl }: OrderData): NotificationContent {
  const { orderNumber: number, personalInfo, receiptReason } = order;
  const total = formatPrice(order.total);
  return {
    subject: m.notification_receipt_subject({ shop: shop.shopName, number }),
    preview: receiptReason,
    title: m.order_page_state_better_receipt(),
    greeting: m.notification_greeting({ name: typedName(personalInfo.firstName) }),
    intro: m.notification_receipt_intro(),
    reference: { name: m.notification_order_number(), value: number },
    sections: [
      { kind: "words", title: m.notification_receipt_reason(), words: receiptReason },
      {
        kind: "steps",
        title: m.notification_receipt_next(),
        steps: [
          m.notification_receipt_shows({ total, number }),
          m.notification_receipt_open(),
          m.notification_receipt_then(),
        ],
      },
    ],
    action: { label: m.notification_receipt_send(), url: pageUrl },
    note: m.notification_receipt_note(),
    shop,
    questions: m.notification_questions(),
  };
}

export function betterReceiptSms({ order, shop, pageUrl }: OrderData): string {
  const words = { shop: shop.shopName, number: order.orderNumber, url: pageUrl };
  return shortestSms(
    m.notification_receipt_sms({ ...words, reason: order.receiptReason }),
    // The reason stands on the page too.
    m.notification_receipt_sms_short(words),
  );
}
