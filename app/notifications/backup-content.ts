import { momentOf } from "#app/i18n/moment-text.ts";
import { m } from "#app/i18n/translations.ts";

import type { NotificationWriter } from "./notification-content.ts";

/** Tells owners that there will be no backup unless somebody acts. */
export const backupFailedNotice: NotificationWriter<"backup-failed-notice"> = {
  email({ failure, lastMadeAt, shop, publicUrl }) {
    return {
      subject: m.notification_backup_subject(),
      preview: failure,
      title: m.notification_backup_title(),
      intro: m.notification_backup_intro(),
      sections: [
        { kind: "text", title: m.notification_backup_reason(), text: failure },
        {
          kind: "text",
          title: m.notification_backup_last(),
          text: lastMadeAt ? momentOf(lastMadeAt) : m.notification_backup_none(),
        },
      ],
      action: {
        label: m.notification_backup_open(),
        url: `${publicUrl}/admin-panel/settings#backup`,
      },
      note: m.notification_backup_note(),
      shop,
    };
  },
};
