import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { Message } from "#shared/messages/message.ts";
import type { Order } from "#shared/orders/order.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

/** Every message that the shop sends by itself. Stored by name: a name is never used anew. */
export const MESSAGE_KINDS = [
  "order-confirmation",
  "order-notice",
  "newsletter-confirmation",
  "message-notice",
  "bulk-order-notice",
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What the outbox keeps of a message of each kind: whom it is about, not what it says. */
export interface MessagePayloads {
  "order-confirmation": { orderId: string };
  "order-notice": { orderId: string };
  "newsletter-confirmation": { subscriberId: string };
  "message-notice": { messageId: string };
  "bulk-order-notice": { bulkOrderId: string };
}

/** A kind with what belongs to it, told apart by `kind`. */
export type MessageSubject = {
  [Kind in MessageKind]: { kind: Kind; payload: MessagePayloads[Kind] };
}[MessageKind];

/** How people reach the shop. */
export type ShopContact = Pick<PublicSettings, "shopName" | "email" | "phone" | "businessHours">;

/** What every message is made from. */
export interface CommonFacts {
  /** The language in which it is written. */
  locale: Locale;
  /** As that language calls it. */
  shop: ShopContact;
  /** The origin under which the shop's pages are, e.g. `https://shop.example`. */
  publicUrl: string;
}

export interface OrderFacts extends CommonFacts {
  order: Order;
}

export interface NewsletterFacts extends CommonFacts {
  /** Pages with a button each, for this subscriber alone. */
  confirmUrl: string;
  unsubscribeUrl: string;
}

export interface MessageNoticeFacts extends CommonFacts {
  message: Pick<Message, "fullName" | "email" | "phone" | "subject" | "message">;
}

export interface BulkOrderNoticeFacts extends CommonFacts {
  bulkOrder: Pick<BulkOrder, "companyInfo" | "orderDetails">;
}

/** What is needed to write a message of each kind. */
export interface MessageFacts {
  "order-confirmation": OrderFacts;
  "order-notice": OrderFacts;
  "newsletter-confirmation": NewsletterFacts;
  "message-notice": MessageNoticeFacts;
  "bulk-order-notice": BulkOrderNoticeFacts;
}
export type AnyFacts = MessageFacts[MessageKind];

export interface RenderedEmail {
  /** A single line. */
  subject: string;
  html: string;
  text: string;
}

/** Writes messages in one language; the pages' bundle of that language brings it. */
export interface MessageRenderer {
  renderEmail<Kind extends MessageKind>(kind: Kind, facts: MessageFacts[Kind]): RenderedEmail;
  /** The same in a sentence or two, for a phone. */
  renderSms<Kind extends MessageKind>(kind: Kind, facts: MessageFacts[Kind]): string;
}
export type MessageRenderers = Record<Locale, MessageRenderer>;
