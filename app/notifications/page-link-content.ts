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

/** The same of a card that somebody else has ordered for them. */
export const cardOwner: NotificationWriter<"card-owner"> = {
  email: ({ shop, pageUrl }) => ({
    subject: m.own_page_mail_owner_subject({ shop: shop.shopName }),
    preview: m.own_page_mail_owner_intro({ shop: shop.shopName }),
    title: m.own_page_mail_owner_title(),
    intro: m.own_page_mail_owner_intro({ shop: shop.shopName }),
    sections: [],
    action: { label: m.own_page_mail_fill_in(), url: pageUrl },
    note: m.own_page_mail_owner_note(),
    shop,
    questions: m.notification_questions(),
  }),
};
