import { momentOf } from "#app/i18n/moment-text.ts";
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

/** Tells whose account it is that somebody has signed in where nobody had before. */
export const newDevice: NotificationWriter<"new-device"> = {
  email: ({ shop, name, at, browser, system, address, pageUrl }) => ({
    subject: m.notification_device_subject({ shop: shop.shopName }),
    preview: m.notification_device_intro(),
    title: m.notification_device_title(),
    greeting: m.notification_greeting({ name }),
    intro: m.notification_device_intro(),
    sections: [
      {
        kind: "facts",
        title: m.notification_device_facts(),
        facts: [
          { name: m.notification_device_at(), value: momentOf(at) },
          { name: m.notification_device_browser(), value: browser },
          { name: m.notification_device_system(), value: system },
          { name: m.notification_device_address(), value: address },
        ].filter(({ value }) => value !== ""),
      },
    ],
    action: { label: m.notification_device_open(), url: pageUrl },
    note: m.notification_device_note(),
    shop,
  }),
};

/** Tells whose second factors were changed, and the owners where somebody else has done it. */
export const factorsChanged: NotificationWriter<"factors-changed"> = {
  email: ({ shop, name, by, at, address, pageUrl }) => ({
    subject: m.notification_factors_subject({ shop: shop.shopName, name }),
    preview: m.notification_factors_intro({ name }),
    title: m.notification_factors_title({ name }),
    intro: m.notification_factors_intro({ name }),
    sections: [
      {
        kind: "facts",
        title: m.notification_factors_facts(),
        facts: [
          { name: m.notification_factors_by(), value: by },
          { name: m.notification_device_at(), value: momentOf(at) },
          { name: m.notification_device_address(), value: address },
        ].filter(({ value }) => value !== ""),
      },
    ],
    action: { label: m.notification_device_open(), url: pageUrl },
    note: m.notification_factors_note(),
    shop,
  }),
};
