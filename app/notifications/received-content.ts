import { m } from "#app/i18n/translations.ts";
import type {
  BulkOrderReceivedData,
  MessageReceivedData,
} from "#server/features/notifications/notification-kinds.ts";
import { orderNumber } from "#shared/ids.ts";

import type { NotificationContent } from "./notification-content.ts";

/**
 * Says that something has arrived, to an address that whoever sent it only named. So it is short, says
 * nothing of what was typed and has no link: there is nothing in it to send to a stranger.
 */

export function messageReceived({ shop }: MessageReceivedData): NotificationContent {
  return {
    subject: m.notification_message_received_subject({ shop: shop.shopName }),
    preview: m.notification_message_received_intro(),
    title: m.notification_message_received_title(),
    intro: m.notification_message_received_intro(),
    sections: [],
    note: m.notification_message_received_note(),
    shop,
  };
}

export function bulkOrderReceived({ bulkOrder, shop }: BulkOrderReceivedData): NotificationContent {
  const number = orderNumber(bulkOrder._id);
  return {
    subject: m.notification_bulk_received_subject({ shop: shop.shopName, number }),
    preview: m.notification_bulk_received_intro(),
    title: m.notification_bulk_received_title(),
    intro: m.notification_bulk_received_intro(),
    reference: { name: m.notification_bulk_received_number(), value: number },
    sections: [],
    note: m.notification_bulk_received_note(),
    shop,
  };
}
