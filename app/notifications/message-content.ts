import type { ShopContact } from "#server/notifications/message-kinds.ts";

/** What a message says, apart from how it looks: once drawn for eyes, once as plain text. */
export interface MessageContent {
  subject: string;
  /** What an inbox shows behind the subject. */
  preview: string;
  title: string;
  intro: string;
  /** What the reader may have to quote. */
  reference: Fact;
  sections: readonly Section[];
  action?: { label: string; url: string };
  note: string;
  shop: ShopContact;
  /** Leads to the shop's contact, for those who don't work there. */
  questions?: string;
}

interface Fact {
  name: string;
  value: string;
}

export type Section = { title: string } & (
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "prices"; lines: readonly PriceLine[]; total: PriceLine }
  | { kind: "steps"; steps: readonly string[] }
);

export interface PriceLine {
  name: string;
  /** Nothing is shown for ''. */
  detail: string;
  price: string;
}
