import { m } from "#app/i18n/translations.ts";

import type { NotificationWriter } from "./notification-content.ts";
import { typedName } from "./typed-text.ts";

/** The link to a company's own page, where it names its people. */
export const companyLink: NotificationWriter<"company-link"> = {
  email: ({ shop, company, pageUrl }) => ({
    subject: m.company_page_mail_subject({ shop: shop.shopName, company }),
    preview: m.company_page_mail_intro({ company: typedName(company) }),
    title: m.company_page_mail_title(),
    intro: m.company_page_mail_intro({ company: typedName(company) }),
    sections: [
      {
        kind: "steps",
        title: m.notification_next(),
        steps: [
          m.company_page_mail_people(),
          m.company_page_mail_cards(),
          m.company_page_mail_hand_on(),
        ],
      },
    ],
    action: { label: m.company_page_mail_open(), url: pageUrl },
    note: m.company_page_mail_note(),
    shop,
    questions: m.notification_questions(),
  }),
};
