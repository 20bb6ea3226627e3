import { m } from "#app/i18n/translations.ts";
import type {
  OrderData,
  OrderNoticeData,
} from "#server/features/notifications/notification-kinds.ts";

import type { NotificationContent } from "./notification-content.ts";
import { refundLine } from "./order-payment-words.ts";
import { typedName } from "./typed-words.ts";

/** Notifications about what a customer did on the page of their order. */

/** To the customer, as the cancellation policy promises. */
export function orderCancelled({ order, shop, pageUrl }: OrderData): NotificationContent {
  const { orderNumber: number, personalInfo } = order;
  const money = refundLine(order);
  return {
    subject: m.notification_cancelled_subject({ shop: shop.shopName, number }),
    preview: money,
    title: m.notification_cancelled_title(),
    greeting: m.notification_greeting({ name: typedName(personalInfo.firstName) }),
    intro: m.notification_cancelled_intro(),
    reference: { name: m.notification_order_number(), value: number },
    sections: [{ kind: "steps", title: m.notification_next(), steps: [money] }],
    action: { label: m.notification_order_open(), url: pageUrl },
    note: m.notification_cancelled_note(),
    shop,
    questions: m.notification_questions(),
  };
}

/** To staff, who may be making the card. */
export function cancellationNotice(data: OrderNoticeData): NotificationContent {
  const { orderNumber: number, customerFullName: name } = data.order;
  return {
    ...notice(data),
    subject: m.notification_cancellation_subject({ number }),
    title: m.notification_cancellation_title(),
    intro: m.notification_cancellation_intro({ name }),
    preview: m.notification_cancellation_intro({ name }),
  };
}

/** To staff, who had asked for it. */
export function receiptNotice(data: OrderNoticeData): NotificationContent {
  const { orderNumber: number, customerFullName: name } = data.order;
  return {
    ...notice(data),
    subject: m.notification_new_receipt_subject({ number }),
    title: m.notification_new_receipt_title(),
    intro: m.notification_new_receipt_intro({ name }),
    preview: m.notification_new_receipt_intro({ name }),
  };
}

export function notice({
  order,
  shop,
  publicUrl,
}: Pick<OrderNoticeData, "order" | "shop" | "publicUrl">) {
  return {
    reference: { name: m.notification_order_number(), value: order.orderNumber },
    sections: [],
    action: {
      label: m.notification_notice_open(),
      url: `${publicUrl}/admin-panel/orders/${order._id}`,
    },
    note: m.notification_notice_note(),
    shop,
  };
}
