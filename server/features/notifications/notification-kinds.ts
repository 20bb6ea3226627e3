import { z } from "zod";

import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { Message } from "#shared/messages/message.ts";
import type { Order } from "#shared/orders/order.ts";
import type { CHANNELS, NOTIFICATION_KINDS } from "#shared/outbox/outbox.ts";
import type { Contact } from "#shared/profiles/contact.ts";
import type { Quote } from "#shared/quotes/quote.ts";
import type { ReplyTemplate } from "#shared/replies/reply.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

export type Channel = (typeof CHANNELS)[number];

/**
 * Every notification that the shop sends, with its stored data. That is only a reference to the
 * subject: the content is read when it is sent.
 */
interface NotificationPayloads extends Record<(typeof NOTIFICATION_KINDS)[number], object> {
  "order-confirmation": { orderId: string };
  "order-notice": { orderId: string };
  "better-receipt": { orderId: string };
  "order-link": { orderId: string };
  "receipt-accepted": { orderId: string };
  "order-processing": { orderId: string };
  "order-shipped": { orderId: string };
  "order-delivered": { orderId: string };
  "order-cancelled": { orderId: string };
  "order-cancelled-by-shop": { orderId: string };
  "order-resumed": { orderId: string };
  "order-corrected": { orderId: string };
  "cancellation-notice": { orderId: string };
  "receipt-notice": { orderId: string };
  proof: { orderId: string; proofId: string };
  "proof-answer-notice": { orderId: string; proofId: string };
  "profile-contact": { contactId: string };
  "page-link": { cardId: string };
  "newsletter-confirmation": { subscriberId: string };
  "message-received": { messageId: string };
  "message-notice": { messageId: string };
  "bulk-order-received": { bulkOrderId: string };
  "bulk-order-notice": { bulkOrderId: string };
  quote: { quoteId: string };
  "quote-answer-notice": { quoteId: string };
  reply: { replyId: string };
}
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export type NotificationPayload<Kind extends NotificationKind> = NotificationPayloads[Kind];

const aboutOrder = z.object({ orderId: z.string() });
const aboutProof = z.object({ orderId: z.string(), proofId: z.string() });
const aboutMessage = z.object({ messageId: z.string() });
const aboutQuote = z.object({ quoteId: z.string() });
const aboutBulkOrder = z.object({ bulkOrderId: z.string() });

/** How the stored data of a kind is read, and whether somebody waits for its message. */
interface NotificationDeclaration<Kind extends NotificationKind> {
  payload: z.ZodType<NotificationPayload<Kind>>;
  isAwaited: boolean;
}

/** Somebody sits in front of the mailbox, because they have just asked for it on a page. */
const awaited = <Payload>(payload: z.ZodType<Payload>) => ({ payload, isAwaited: true });
const news = <Payload>(payload: z.ZodType<Payload>) => ({ payload, isAwaited: false });

export const NOTIFICATIONS: { [Kind in NotificationKind]: NotificationDeclaration<Kind> } = {
  "order-confirmation": awaited(aboutOrder),
  "order-notice": news(aboutOrder),
  "better-receipt": news(aboutOrder),
  "order-link": awaited(aboutOrder),
  "receipt-accepted": news(aboutOrder),
  "order-processing": news(aboutOrder),
  "order-shipped": news(aboutOrder),
  "order-delivered": news(aboutOrder),
  "order-cancelled": news(aboutOrder),
  "order-cancelled-by-shop": news(aboutOrder),
  "order-resumed": news(aboutOrder),
  "order-corrected": news(aboutOrder),
  "cancellation-notice": news(aboutOrder),
  "receipt-notice": news(aboutOrder),
  proof: news(aboutProof),
  "proof-answer-notice": news(aboutProof),
  "profile-contact": news(z.object({ contactId: z.string() })),
  "page-link": awaited(z.object({ cardId: z.string() })),
  "newsletter-confirmation": awaited(z.object({ subscriberId: z.string() })),
  "message-received": news(aboutMessage),
  "message-notice": news(aboutMessage),
  "bulk-order-received": news(aboutBulkOrder),
  "bulk-order-notice": news(aboutBulkOrder),
  quote: news(aboutQuote),
  "quote-answer-notice": news(aboutQuote),
  reply: news(z.object({ replyId: z.string() })),
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
  /** `cardPageUrl` opens the page of its card for its owner; '' where there is none. */
  "order-confirmation": CustomersOrder & { cardPageUrl: string };
  "order-notice": { order: Order };
  "better-receipt": CustomersOrder;
  "order-link": CustomersOrder;
  "receipt-accepted": CustomersOrder;
  "order-processing": CustomersOrder;
  "order-shipped": CustomersOrder;
  "order-delivered": CustomersOrder;
  "order-cancelled": CustomersOrder;
  "order-cancelled-by-shop": CustomersOrder;
  "order-resumed": CustomersOrder;
  /** `isProofVoid`: a proof was sent, and the one in its place is still to come. */
  "order-corrected": CustomersOrder & { isProofVoid: boolean };
  "cancellation-notice": { order: Order };
  "receipt-notice": { order: Order };
  proof: CustomersOrder;
  /** `comment`: what is to be changed; '' where nothing is. */
  "proof-answer-notice": { order: Order; isApproved: boolean; comment: string };
  "profile-contact": { contact: Contact };
  "page-link": { pageUrl: string };
  /** The links lead to pages with a button each, for this subscriber alone. */
  "newsletter-confirmation": { confirmUrl: string; unsubscribeUrl: string };
  /** Says nothing of what was written: anybody can have typed the address. */
  "message-received": { message: Pick<Message, "_id"> };
  "message-notice": {
    message: Pick<Message, "_id" | "fullName" | "email" | "phone" | "subject" | "message">;
  };
  "bulk-order-received": { bulkOrder: Pick<BulkOrder, "_id"> };
  "bulk-order-notice": { bulkOrder: Pick<BulkOrder, "_id" | "companyInfo" | "orderDetails"> };
  /** `pageUrl` opens the quote's own page; each message has a link of its own. */
  quote: { quote: Quote; pageUrl: string };
  "quote-answer-notice": { quote: Quote };
  reply: {
    reply: {
      /** Whom it is for. */
      name: string;
      regarding: Regarding;
      /** What staff wrote. */
      body: string;
      /** What it answers, as it was written, and when. */
      quoted: string;
      quotedAt: string;
    };
    thread: Thread;
  };
}

/** `pageUrl` opens the order's own page. Each message has a link of its own. */
interface CustomersOrder {
  order: Order;
  pageUrl: string;
}

/** What somebody had written to the shop. */
export type Regarding =
  | { kind: "message"; subject: string }
  | { kind: "bulk-order"; number: string; company: string; employees: number };

/** Where an e-mail stands in a thread: its own name, and those of what came before, the oldest first. */
export interface Thread {
  messageId: string;
  references: readonly string[];
}

/** All data for rendering a notification of one kind. */
export type TemplateData<Kind extends NotificationKind> = CommonData & NotificationSubjects[Kind];
export type OrderConfirmationData = TemplateData<"order-confirmation">;
export type OrderNoticeData = TemplateData<
  "order-notice" | "cancellation-notice" | "receipt-notice"
>;
/** What a customer is told of their order. */
export type OrderData = TemplateData<
  "order-confirmation" | "better-receipt" | "order-link" | "order-cancelled" | "proof" | OrderNews
>;
/** What staff do with an order, as its customer is told of it. */
export type OrderNews =
  | "receipt-accepted"
  | "order-processing"
  | "order-shipped"
  | "order-delivered"
  | "order-cancelled-by-shop"
  | "order-resumed";
export type OrderCorrectedData = TemplateData<"order-corrected">;
export type ProofAnswerData = TemplateData<"proof-answer-notice">;
export type ProfileContactData = TemplateData<"profile-contact">;
export type PageLinkData = TemplateData<"page-link">;
export type NewsletterData = TemplateData<"newsletter-confirmation">;
export type MessageReceivedData = TemplateData<"message-received">;
export type BulkOrderReceivedData = TemplateData<"bulk-order-received">;
export type QuoteData = TemplateData<"quote">;
export type QuoteAnswerData = TemplateData<"quote-answer-notice">;
export type MessageNoticeData = TemplateData<"message-notice">;
export type ReplyData = TemplateData<"reply">;
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
  /** Says that e-mails arrive. */
  renderTest(data: CommonData): RenderedEmail;
  /** What staff may begin a reply with. */
  draftReply(data: ReplyDraftData): {
    subject: string;
    templates: { name: ReplyTemplate; text: string }[];
    /** The first words of a chat. */
    chat: string;
  };
}

/** What the beginning of a reply is made from. */
export interface ReplyDraftData {
  name: string;
  regarding: Regarding;
  shop: ShopContact;
  /** What a bulk order would cost: a card, and all of them, in dinars. */
  quote?: { price: number; total: number } | undefined;
}
export type NotificationRenderers = Record<Locale, NotificationRenderer>;
