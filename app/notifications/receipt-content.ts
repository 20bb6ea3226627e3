import { m } from "#app/i18n/translations.ts";
import { paidFirst } from "#app/orders/paid-first.ts";
import { formatPrice } from "#app/ui/price.ts";

import { toCustomer, toStaff } from "./about-order.ts";
import type { NotificationWriter } from "./notification-content.ts";
import { shortestSms } from "./sms-parts.ts";

/** Asks a customer for a better picture of the receipt, which the order's page takes. */
export const betterReceipt: NotificationWriter<"better-receipt"> = {
  email(data) {
    const { order, shop, pageUrl } = data;
    const { orderNumber: number, receiptReason } = order;
    const total = formatPrice(paidFirst(order));
    return {
      ...toCustomer(data),
      subject: m.notification_receipt_subject({ shop: shop.shopName, number }),
      preview: receiptReason,
      title: m.order_page_state_better_receipt(),
      intro: m.notification_receipt_intro(),
      sections: [
        { kind: "text", title: m.notification_receipt_reason(), text: receiptReason },
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
    };
  },
  sms({ order, shop, pageUrl }) {
    const text = { shop: shop.shopName, number: order.orderNumber, url: pageUrl };
    return shortestSms(
      m.notification_receipt_sms({ ...text, reason: order.receiptReason }),
      // The reason stands on the page too.
      m.notification_receipt_sms_short(text),
    );
  },
};

/** To staff, who had asked for it. */
export const receiptNotice: NotificationWriter<"receipt-notice"> = {
  email(data) {
    const intro = m.notification_new_receipt_intro({ name: data.order.customerFullName });
    return {
      ...toStaff(data),
      subject: m.notification_new_receipt_subject({ number: data.order.orderNumber }),
      title: m.notification_new_receipt_title(),
      intro,
      preview: intro,
    };
  },
};
