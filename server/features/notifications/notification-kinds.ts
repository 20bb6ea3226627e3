import { z } from "zod";

import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { Message } from "#shared/messages/message.ts";
import type { Order } from "#shared/orders/order.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

export const CHANNELS = ["email", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Every notification that the shop sends, with its stored data. That is only a reference to the
 * subject: the content is read when it is sent.
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

/** The shop's contact data. */
export type ShopContact = Pick<PublicSettings, "shopName" | "email" | "phone" | "businessHours">;

/** Data that every notification is rendered from. */
export interface CommonData {
  /** The language in which it is written. */
  locale: Locale;
  /** In that language. */
  shop: ShopContact;
  /** The origin of the shop's pages, e.g. `https://shop.example`. */
  publicUrl: string;
}

/** Further data for each kind of notification. */
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

/** All data for rendering a notification of one kind. */
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

/** Renders notifications in one language; part of that language's bundle of pages. */
export interface NotificationRenderer {
  renderEmail<Kind extends NotificationKind>(kind: Kind, data: TemplateData<Kind>): RenderedEmail;
  /** A version of one or two sentences, for SMS. */
  renderSms<Kind extends NotificationKind>(kind: Kind, data: TemplateData<Kind>): string;
}
export type NotificationRenderers = Record<Locale, NotificationRenderer>;
