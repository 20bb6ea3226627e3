import { m } from "#app/i18n/translations.ts";
import type { CommonData } from "#server/features/notifications/notification.ts";
import type { CustomersOrder } from "#server/features/orders/notifications/about-order.ts";

import { typedName } from "./typed-text.ts";

/** What mails about an order have in common. */

export function toCustomer({ order, shop, pageUrl }: CommonData & CustomersOrder) {
  return {
    greeting: m.notification_greeting({ name: typedName(order.personalInfo.firstName) }),
    reference: { name: m.notification_order_number(), value: order.orderNumber },
    sections: [],
    action: { label: m.notification_order_open(), url: pageUrl },
    note: m.notification_confirmation_note(),
    shop,
    questions: m.notification_questions(),
  };
}

export function toStaff({ order, shop, publicUrl }: CommonData & Pick<CustomersOrder, "order">) {
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
