import type { Locale } from "#shared/i18n/locale.ts";
import type { ReplyTemplate } from "#shared/replies/reply.ts";

import type { CommonData, Ids, Notification, NotificationKind } from "./notification.ts";
import type { ShopContact } from "./shop-contact.ts";

/** Renders notifications in one language; part of that language's bundle of pages. */
export interface NotificationRenderer {
  renderEmail<Subject extends object>(
    notification: Notification<NotificationKind, Ids, Subject>,
    data: CommonData & Subject,
  ): RenderedEmail;
  /** A version of one or two messages, for SMS. */
  renderSms<Subject extends object>(
    notification: Notification<NotificationKind, Ids, Subject>,
    data: CommonData & Subject,
  ): string;
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
export type NotificationRenderers = Record<Locale, NotificationRenderer>;

export interface RenderedEmail {
  /** A single line. */
  subject: string;
  html: string;
  text: string;
}

/** What the beginning of a reply is made from. */
export interface ReplyDraftData {
  name: string;
  regarding: Regarding;
  shop: ShopContact;
  /** What a bulk order would cost: a card, and all of them, in dinars. */
  quote?: { price: number; total: number } | undefined;
}

/** What somebody had written to the shop. */
export type Regarding =
  | { kind: "message"; subject: string }
  | { kind: "bulk-order"; number: string; company: string; employees: number };
