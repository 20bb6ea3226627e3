import type { NotificationKind } from "#server/features/notifications/notification.ts";
import type { NotificationData } from "#server/features/notifications/registry.ts";
import type { ShopContact } from "#server/features/notifications/shop-contact.ts";

/** What a kind of notification says in this language. */
export type NotificationWriter<Kind extends NotificationKind> = {
  /** Where it says something else than the e-mail's subject. */
  sms?(data: NotificationData<Kind>): string;
} & (
  | { email(data: NotificationData<Kind>): NotificationContent }
  | { letter(data: NotificationData<Kind>): LetterContent }
);

/**
 * The content of a notification, independent of its form: it is rendered as HTML and as plain text.
 */
export interface NotificationContent {
  subject: string;
  /** The text that an inbox shows after the subject. */
  preview: string;
  /** The news itself. */
  title: string;
  /** A line of its own after the title. */
  greeting?: string;
  intro: string;
  /** A number that the reader may have to quote. */
  reference?: Fact;
  sections: readonly Section[];
  /** What the reader is asked to do. */
  action?: Action;
  /** Something else that they may do now, after a line that says what it is. */
  secondAction?: (Action & { text: string }) | undefined;
  note: string;
  /** A further link beside the note. */
  otherAction?: Action;
  shop: ShopContact;
  /** A link to the shop's contact page, for readers who don't work there. */
  questions?: string;
}

interface Action {
  label: string;
  url: string;
}

export interface Fact {
  name: string;
  value: string;
  /** Whether it is worded by the shop and runs as the page does; else it runs as its letters do. */
  isOwnLine?: boolean;
  /** Whether it runs left to right in every language, as numbers with signs between them do. */
  isLtr?: boolean;
}

export type Section = { title: string } & (
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "prices"; lines: readonly PriceLine[]; total: PriceLine }
  | { kind: "steps"; steps: readonly string[] }
  /** A text with line breaks as typed by its author. */
  | { kind: "text"; text: string }
);

export interface PriceLine {
  name: string;
  /** Not shown when ''. */
  detail: string;
  price: string;
}

/** A letter from one person to another, above what it answers. */
export interface LetterContent {
  subject: string;
  /** As staff wrote it, lines and all. */
  text: string;
  /** Says who wrote what follows, and when. */
  quoteIntro: string;
  quote: string;
}
