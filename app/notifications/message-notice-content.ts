import { m } from "#app/i18n/messages.ts";
import type { MessageNoticeFacts } from "#server/features/notifications/notification-kinds.ts";

import type { MessageContent } from "./message-content.ts";

/** Tells staff of a message of the contact form. */
export function messageNotice({ message, shop, publicUrl }: MessageNoticeFacts): MessageContent {
  const { fullName, email, phone, subject } = message;
  return {
    subject: m.notification_message_subject({ subject, name: fullName }),
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
      { kind: "words", title: m.notification_notice_words(), words: message.message },
    ],
    action: { label: m.notification_message_open(), url: `${publicUrl}/admin-panel/messages` },
    note: m.notification_message_note(),
    shop,
  };
}
