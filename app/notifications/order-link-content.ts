import { m } from "#app/i18n/translations.ts";

import { toCustomer } from "./about-order.ts";
import type { NotificationWriter } from "./notification-content.ts";

/** The link to an order's page, for a customer who asked where their order is. */
export const orderLink: NotificationWriter<"order-link"> = {
  email: (data) => ({
    ...toCustomer(data),
    subject: m.notification_link_subject({
      shop: data.shop.shopName,
      number: data.order.orderNumber,
    }),
    preview: m.notification_link_intro(),
    title: m.notification_link_title(),
    intro: m.notification_link_intro(),
    note: m.notification_link_note(),
  }),
  sms: ({ order, shop, pageUrl }) =>
    m.notification_link_sms({ shop: shop.shopName, number: order.orderNumber, url: pageUrl }),
};
