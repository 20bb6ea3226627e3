/** The pages that policies may send their readers to. */
export type RelatedPath =
  | "/privacy-policy"
  | "/delivery-policy"
  | "/cancellation-policy"
  | "/refund-policy"
  | "/terms-of-service"
  | "/contact-us"
  | "/bulk-orders";

/**
 * A text of a policy. `{email}`, `{phone}`, `{shop}`, `{city}`, `{country}` and `{hours}` stand for
 * what the owner has set, `[words](/path)` is a link to another page of the shop.
 */
export type PolicyText = string;

export interface PolicyTable {
  /** Says what the table holds; shown above it. */
  caption: string;
  head: readonly string[];
  /** The first cell of a row is what the row is about. */
  rows: readonly (readonly PolicyText[])[];
}

/** What comes after what, each with its name. */
export type PolicySteps = readonly { title: string; text: PolicyText }[];

/** A text by itself is a paragraph; a note is a paragraph that must not be missed. */
export type PolicyBlock =
  | PolicyText
  | { list: readonly PolicyText[] }
  | { steps: PolicySteps }
  | { table: PolicyTable }
  | { note: PolicyText };

export interface PolicySection {
  /** The same in every language, so that a shared link works in each. */
  id: string;
  heading: string;
  blocks: readonly PolicyBlock[];
}

/** What most readers come for, before the text. */
export interface KeyFigure {
  figure: string;
  label: string;
  note?: string;
}

/** Stretches of time one after another, and what holds in each; the last has no end. */
export interface TimeWindows {
  caption: string;
  /** Where the first begins. */
  start: string;
  windows: readonly { label: string; result: string; end?: string }[];
}

export interface Policy {
  title: string;
  /** One sentence; also what search engines show. */
  summary: string;
  figures?: readonly KeyFigure[];
  timeline?: TimeWindows;
  sections: readonly PolicySection[];
  related: readonly RelatedPath[];
}
