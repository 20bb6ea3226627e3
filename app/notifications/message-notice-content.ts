import { m } from "#app/i18n/translations.ts";
import type { MessageNoticeData } from "#server/features/notifications/notification-kinds.ts";

import type { NotificationContent } from "./notification-content.ts";

/** Notifies staff of a message from the contact form. */
export function messageNotice({
  message,
  shop,
  publicUrl,
}: MessageNoticeData): NotificationContent {
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
      { kind: "words", title: m.notification_notice_words(), words: message.message },
    ],
    action: {
      label: m.notification_message_open(),
      url: `${publicUrl}/admin-panel/messages?view=${message._id}`,
    },
    note: m.notification_message_note(),
    shop,
  };
}
