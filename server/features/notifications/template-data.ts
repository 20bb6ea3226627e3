import { bulkOrderStore } from "#server/features/bulk-orders/bulk-order.store.ts";
import { presentBulkOrder } from "#server/features/bulk-orders/present-bulk-order.ts";
import { messageStore } from "#server/features/messages/message.store.ts";
import { presentMessage } from "#server/features/messages/present-message.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { presentOrder } from "#server/features/orders/present-order.ts";
import { settingsStore, type SettingsRow } from "#server/features/settings/settings.store.ts";
import { subscriberLinks } from "#server/features/subscribers/subscriber-links.ts";
import { subscriberStore } from "#server/features/subscribers/subscriber.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { fileLinks } from "#server/platform/files/file-links.ts";
import { BASE_LOCALE, type Locale } from "#shared/i18n/locale.ts";
import { normalizeEmail } from "#shared/text.ts";

import type {
  AnyTemplateData,
  CommonData,
  TemplateData,
  ShopContact,
} from "./notification-kinds.ts";
import type { OutboxNotification } from "./outbox.store.ts";

/** What a message is made from, or why there is nothing to tell any more. */
export type TemplateDataOrReason = { data: AnyTemplateData } | { pointless: string };

/** What the message tells of, as it is now. */
export async function readTemplateData(
  trx: Db,
  message: OutboxNotification,
  publicUrl: string,
): Promise<TemplateDataOrReason> {
  const shop = await settingsStore(trx).find();
  if (!shop) throw new Error("The database holds no settings: it was never seeded.");
  const common = (locale: Locale): CommonData => ({
    locale,
    shop: contactIn(locale, shop),
    publicUrl,
  });

  switch (message.kind) {
    case "order-confirmation":
    case "order-notice": {
      const order = await orderStore(trx).find(message.payload.orderId);
      if (!order || order.status === "cancelled") {
        return { pointless: "The order was cancelled or deleted before." };
      }
      const data: TemplateData["order-notice"] = {
        ...common(BASE_LOCALE),
        order: presentOrder(order, fileLinks(shop.fileLinkSecret)),
      };
      return { data };
    }
    case "message-notice": {
      const row = await messageStore(trx).find(message.payload.messageId);
      if (!row) return { pointless: "The message was deleted before." };
      const data: TemplateData["message-notice"] = {
        ...common(BASE_LOCALE),
        message: presentMessage(row),
      };
      return { data };
    }
    case "bulk-order-notice": {
      const row = await bulkOrderStore(trx).find(message.payload.bulkOrderId);
      if (!row) return { pointless: "The bulk order was deleted before." };
      const data: TemplateData["bulk-order-notice"] = {
        ...common(BASE_LOCALE),
        bulkOrder: presentBulkOrder(row),
      };
      return { data };
    }
    case "newsletter-confirmation": {
      const row = await subscriberStore(trx).find(message.payload.subscriberId);
      const isSame = row && normalizeEmail(row.email) === normalizeEmail(message.recipient);
      if (!isSame || row.confirmedAt !== null) {
        return { pointless: "The address was confirmed, changed or deleted before." };
      }
      const links = subscriberLinks(shop.fileLinkSecret);
      const data: TemplateData["newsletter-confirmation"] = {
        ...common(row.language),
        confirmUrl: publicUrl + links.pathOf("confirm", row),
        unsubscribeUrl: publicUrl + links.pathOf("unsubscribe", row),
      };
      return { data };
    }
  }
}

/** The shop as people of the language know it. */
function contactIn(locale: Locale, shop: SettingsRow): ShopContact {
  if (locale !== "ar") return shop;
  return {
    ...shop,
    shopName: shop.shopNameAr || shop.shopName,
    businessHours: shop.businessHoursAr || shop.businessHours,
  };
}
