import type { Order } from "#shared/orders/order.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

/** Every message that the shop sends by itself. Stored by name: a name is never used anew. */
export const MESSAGE_KINDS = ["order-confirmation", "order-notice"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What the outbox keeps of a message: whom it is about, not what it says. */
export interface MessagePayload {
  orderId: string;
}

/** How people reach the shop. */
export type ShopContact = Pick<PublicSettings, "shopName" | "email" | "phone" | "businessHours">;

/** What a message about an order is made from. */
export interface OrderFacts {
  order: Order;
  shop: ShopContact;
  /** The origin under which the shop's pages are, e.g. `https://shop.example`. */
  publicUrl: string;
}

/** What is needed to write a message of each kind. */
export interface MessageFacts {
  "order-confirmation": OrderFacts;
  "order-notice": OrderFacts;
}

export interface RenderedEmail {
  /** A single line. */
  subject: string;
  html: string;
  text: string;
}

/** Writes messages; the pages' bundle brings it. */
export interface MessageRenderer {
  renderEmail<Kind extends MessageKind>(kind: Kind, facts: MessageFacts[Kind]): RenderedEmail;
  /** The same in a sentence or two, for a phone. */
  renderSms<Kind extends MessageKind>(kind: Kind, facts: MessageFacts[Kind]): string;
}
