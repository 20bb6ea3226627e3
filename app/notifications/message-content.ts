import { m } from "#app/i18n/translations.ts";

import type { NotificationWriter } from "./notification-content.ts";

/** Notifies staff of a message from the contact form. */
export const messageNotice: NotificationWriter<"message-notice"> = {
  email({ message, shop, publicUrl }) {
    const { fullName, email, phone, subject } = message;
    return {
      subject: m.notification_message_subject(),
      preview: m.notification_message_intro({ name: fullName }),
      title: m.notification_message_title(),
      intro: m.notification_message_intro({ name: fullName }),
      sections: [
        {
          kind: "facts",
          title: m.notification_message_from(),
          facts: [
            { name: m.notification_notice_name(), value: fullName },
            { name: m.notification_notice_email(), value: email },
            ...(phone ? [{ name: m.notification_notice_phone(), value: phone }] : []),
            { name: m.notification_message_topic(), value: subject },
          ],
        },
        { kind: "text", title: m.notification_notice_words(), text: message.message },
      ],
      action: {
        label: m.notification_message_open(),
        url: `${publicUrl}/admin-panel/messages?view=${message._id}`,
      },
      note: m.notification_message_note(),
      shop,
    };
  },
};

/**
 * Says that it has arrived, to an address that whoever sent it only named. So it is short, says nothing of
 * what was typed and has no link: there is nothing in it to send to a stranger.
 */
export const messageReceived: NotificationWriter<"message-received"> = {
  email: ({ shop }) => ({
    subject: m.notification_message_received_subject({ shop: shop.shopName }),
    preview: m.notification_message_received_intro(),
    title: m.notification_message_received_title(),
    intro: m.notification_message_received_intro(),
    sections: [],
    note: m.notification_message_received_note(),
    shop,
  }),
};
