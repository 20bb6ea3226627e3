import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { Message } from "#shared/messages/message.ts";
import type { Order } from "#shared/orders/order.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

/** Every message that the shop sends by itself. Stored by name: a name is never used anew. */
export const NOTIFICATION_KINDS = [
  "order-confirmation",
  "order-notice",
  "newsletter-confirmation",
  "message-notice",
  "bulk-order-notice",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What the outbox keeps of a message of each kind: whom it is about, not what it says. */
export interface NotificationPayloads {
  "order-confirmation": { orderId: string };
  "order-notice": { orderId: string };
  "newsletter-confirmation": { subscriberId: string };
  "message-notice": { messageId: string };
  "bulk-order-notice": { bulkOrderId: string };
}

/** A kind with what belongs to it, told apart by `kind`. */
export type NotificationSubject = {
  [Kind in NotificationKind]: { kind: Kind; payload: NotificationPayloads[Kind] };
}[NotificationKind];

/** How people reach the shop. */
export type ShopContact = Pick<PublicSettings, "shopName" | "email" | "phone" | "businessHours">;

/** What every message is made from. */
export interface CommonData {
  /** The language in which it is written. */
  locale: Locale;
  /** As that language calls it. */
  shop: ShopContact;
  /** The origin under which the shop's pages are, e.g. `https://shop.example`. */
  publicUrl: string;
}

export interface OrderData extends CommonData {
  order: Order;
}

export interface NewsletterData extends CommonData {
  /** Pages with a button each, for this subscriber alone. */
  confirmUrl: string;
  unsubscribeUrl: string;
}

export interface MessageNoticeData extends CommonData {
  message: Pick<Message, "fullName" | "email" | "phone" | "subject" | "message">;
}

export interface BulkOrderNoticeData extends CommonData {
  bulkOrder: Pick<BulkOrder, "companyInfo" | "orderDetails">;
}

/** What is needed to write a message of each kind. */
export interface TemplateData {
  "order-confirmation": OrderData;
  "order-notice": OrderData;
  "newsletter-confirmation": NewsletterData;
  "message-notice": MessageNoticeData;
  "bulk-order-notice": BulkOrderNoticeData;
}
export type AnyTemplateData = TemplateData[NotificationKind];

export interface RenderedEmail {
  /** A single line. */
  subject: string;
  html: string;
  text: string;
}

/** Writes messages in one language; the pages' bundle of that language brings it. */
export interface NotificationRenderer {
  renderEmail<Kind extends NotificationKind>(kind: Kind, facts: TemplateData[Kind]): RenderedEmail;
  /** The same in a sentence or two, for a phone. */
  renderSms<Kind extends NotificationKind>(kind: Kind, facts: TemplateData[Kind]): string;
}
export type NotificationRenderers = Record<Locale, NotificationRenderer>;
