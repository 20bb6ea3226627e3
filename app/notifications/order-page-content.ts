import { m } from "#app/i18n/translations.ts";

import { toCustomer, toStaff } from "./about-order.ts";
import type { NotificationWriter } from "./notification-content.ts";
import { refundLine } from "./order-payment-text.ts";

/** What follows from what customers do on the page of their order, or to come there. */

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

/** To the customer who cancelled the order, as the cancellation policy promises. */
export const orderCancelled: NotificationWriter<"order-cancelled"> = {
  email(data) {
    const { order, shop } = data;
    const money = refundLine(data);
    return {
      ...toCustomer(data),
      subject: m.notification_cancelled_subject({ shop: shop.shopName, number: order.orderNumber }),
      preview: money,
      title: m.notification_cancelled_title(),
      intro: m.notification_cancelled_intro(),
      sections: [{ kind: "steps", title: m.notification_next(), steps: [money] }],
      note: m.notification_cancelled_note(),
    };
  },
};

/** To staff, who may be making the card. */
export const cancellationNotice: NotificationWriter<"cancellation-notice"> = {
  email(data) {
    const intro = m.notification_cancellation_intro({ name: data.order.customerFullName });
    return {
      ...toStaff(data),
      subject: m.notification_cancellation_subject({ number: data.order.orderNumber }),
      title: m.notification_cancellation_title(),
      intro,
      preview: intro,
    };
  },
};
