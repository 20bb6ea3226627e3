import { z } from "zod";

import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { Message } from "#shared/messages/message.ts";
import type { Order } from "#shared/orders/order.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

export const CHANNELS = ["email", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Every notification that the shop sends by itself, with what is stored of it: whom it is about, not
 * what it says.
 */
interface NotificationPayloads {
  "order-confirmation": { orderId: string };
  "order-notice": { orderId: string };
  "better-receipt": { orderId: string };
  "newsletter-confirmation": { subscriberId: string };
  "message-notice": { messageId: string };
  "bulk-order-notice": { bulkOrderId: string };
}
/** Stored by name: a name is never used anew. */
export type NotificationKind = keyof NotificationPayloads;
export type NotificationPayload<Kind extends NotificationKind> = NotificationPayloads[Kind];

export const NOTIFICATION_PAYLOADS: {
  [Kind in NotificationKind]: z.ZodType<NotificationPayload<Kind>>;
} = {
  "order-confirmation": z.object({ orderId: z.string() }),
  "order-notice": z.object({ orderId: z.string() }),
  "better-receipt": z.object({ orderId: z.string() }),
  "newsletter-confirmation": z.object({ subscriberId: z.string() }),
  "message-notice": z.object({ messageId: z.string() }),
  "bulk-order-notice": z.object({ bulkOrderId: z.string() }),
};

/** How people reach the shop. */
export type ShopContact = Pick<PublicSettings, "shopName" | "email" | "phone" | "businessHours">;

/** What every notification is made from. */
export interface CommonData {
  /** The language in which it is written. */
  locale: Locale;
  /** As that language calls it. */
  shop: ShopContact;
  /** The origin under which the shop's pages are, e.g. `https://shop.example`. */
  publicUrl: string;
}

/** What notifications of each kind tell of, beside that. */
export interface NotificationSubjects {
  "order-confirmation": { order: Order };
  "order-notice": { order: Order };
  "better-receipt": { order: Order };
  /** The links lead to pages with a button each, for this subscriber alone. */
  "newsletter-confirmation": { confirmUrl: string; unsubscribeUrl: string };
  "message-notice": {
    message: Pick<Message, "fullName" | "email" | "phone" | "subject" | "message">;
  };
  "bulk-order-notice": { bulkOrder: Pick<BulkOrder, "companyInfo" | "orderDetails"> };
}

/** What is needed to write a notification of each kind. */
export type TemplateData<Kind extends NotificationKind> = CommonData & NotificationSubjects[Kind];
export type OrderData = TemplateData<"order-confirmation" | "order-notice" | "better-receipt">;
export type NewsletterData = TemplateData<"newsletter-confirmation">;
export type MessageNoticeData = TemplateData<"message-notice">;
export type BulkOrderNoticeData = TemplateData<"bulk-order-notice">;

export interface RenderedEmail {
  /** A single line. */
  subject: string;
  html: string;
  text: string;
}

/** Writes notifications in one language; the pages' bundle of that language brings it. */
export interface NotificationRenderer {
  renderEmail<Kind extends NotificationKind>(kind: Kind, data: TemplateData<Kind>): RenderedEmail;
  /** The same in a sentence or two, for a phone. */
  renderSms<Kind extends NotificationKind>(kind: Kind, data: TemplateData<Kind>): string;
}
export type NotificationRenderers = Record<Locale, NotificationRenderer>;
