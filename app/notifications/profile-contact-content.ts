import { m } from "#app/i18n/translations.ts";

import type { NotificationWriter } from "./notification-content.ts";
import { typedName } from "./typed-text.ts";

/** What a visitor of a card's page left for its owner. Nothing of it stands in the subject. */
export const profileContact: NotificationWriter<"profile-contact"> = {
  email({ contact, shop }) {
    const { phone, email } = contact;
    const name = typedName(contact.name);
    return {
      subject: m.profile_mail_subject({ shop: shop.shopName }),
      preview: m.profile_mail_intro({ name }),
      title: m.profile_mail_title(),
      intro: m.profile_mail_intro({ name }),
      sections: [
        {
          kind: "facts",
          title: m.profile_mail_from(),
          facts: [
            { name: m.notification_notice_name(), value: name },
            ...(phone ? [{ name: m.notification_notice_phone(), value: phone }] : []),
            ...(email ? [{ name: m.notification_notice_email(), value: email }] : []),
          ],
        },
      ],
      note: m.profile_mail_note(),
      shop,
    };
  },
};
