import { m } from "#app/i18n/translations.ts";

import type { NotificationWriter } from "./notification-content.ts";

/** The link by which somebody sets the password of the account that they are to get. */
export const invitation: NotificationWriter<"invitation"> = {
  email: ({ shop, name, role, pageUrl }) => ({
    subject: m.notification_invitation_subject({ shop: shop.shopName }),
    preview: m.notification_invitation_note(),
    title: m.notification_invitation_title({ shop: shop.shopName }),
    greeting: m.notification_greeting({ name }),
    intro: m.notification_invitation_intro({ role: m.panel_role(role) }),
    sections: [],
    action: { label: m.notification_invitation_open(), url: pageUrl },
    note: m.notification_invitation_note(),
    shop,
  }),
};

/** The link to a new password, for whoever has forgotten theirs. */
export const passwordReset: NotificationWriter<"password-reset"> = {
  email: ({ shop, pageUrl, minutes }) => ({
    subject: m.notification_reset_subject({ shop: shop.shopName }),
    preview: m.notification_reset_intro({ minutes }),
    title: m.notification_reset_title(),
    intro: m.notification_reset_intro({ minutes }),
    sections: [],
    action: { label: m.notification_reset_open(), url: pageUrl },
    note: m.notification_reset_note(),
    shop,
  }),
};
