import { m } from "#app/i18n/translations.ts";

import type { NotificationWriter } from "./notification-content.ts";

/** The link to the page of a card, for its owner. Who asked for it is not known, so nobody is named. */
export const pageLink: NotificationWriter<"page-link"> = {
  email: ({ shop, pageUrl }) => ({
    subject: m.own_page_mail_subject({ shop: shop.shopName }),
    preview: m.own_page_mail_intro(),
    title: m.own_page_mail_title(),
    intro: m.own_page_mail_intro(),
    sections: [],
    action: { label: m.own_page_mail_open(), url: pageUrl },
    note: m.own_page_mail_note(),
    shop,
    questions: m.notification_questions(),
  }),
};
