import type { ShopContact } from "#server/features/notifications/notification-kinds.ts";

/** What a notification says, apart from how it looks: once drawn for eyes, once as plain text. */
export interface NotificationContent {
  subject: string;
  /** What an inbox shows behind the subject. */
  preview: string;
  title: string;
  intro: string;
  /** What the reader may have to quote. */
  reference?: Fact;
  sections: readonly Section[];
  /** What the reader is asked to do. */
  action?: Action;
  note: string;
  /** What the reader may also do, beside the note. */
  otherAction?: Action;
  shop: ShopContact;
  /** Leads to the shop's contact, for those who don't work there. */
  questions?: string;
}

interface Action {
  label: string;
  url: string;
}

export interface Fact {
  name: string;
  value: string;
}

export type Section = { title: string } & (
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "prices"; lines: readonly PriceLine[]; total: PriceLine }
  | { kind: "steps"; steps: readonly string[] }
  /** As somebody typed it, lines and all. */
  | { kind: "words"; words: string }
);

export interface PriceLine {
  name: string;
  /** Nothing is shown for ''. */
  detail: string;
  price: string;
}
