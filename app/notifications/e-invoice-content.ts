import { momentOf } from "#app/i18n/moment-text.ts";
import { m } from "#app/i18n/translations.ts";

import type { NotificationWriter } from "./notification-content.ts";

/** Tells owners that no invoice reaches the tax authority before they have saved keys again. */
export const keysRefusedNotice: NotificationWriter<"e-invoice-keys-refused-notice"> = {
  email({ refusedAt, shop, publicUrl }) {
    return {
      subject: m.notification_keys_refused_subject(),
      preview: m.notification_keys_refused_intro(),
      title: m.notification_keys_refused_title(),
      intro: m.notification_keys_refused_intro(),
      sections: [
        { kind: "text", title: m.notification_keys_refused_since(), text: momentOf(refusedAt) },
      ],
      action: {
        label: m.notification_backup_open(),
        url: `${publicUrl}/admin-panel/settings#e-invoicing`,
      },
      note: m.notification_keys_refused_note(),
      shop,
    };
  },
};
