/** The pages that policies may refer to. */
export type RelatedPath =
  | "/privacy-policy"
  | "/delivery-policy"
  | "/cancellation-policy"
  | "/refund-policy"
  | "/terms-of-service"
  | "/contact-us"
  | "/bulk-orders";

/**
 * A text of a policy. `{email}`, `{phone}`, `{shop}`, `{city}`, `{country}` and `{hours}` are
 * replaced by the owner's settings; `[words](/path)` is a link to another page of the shop.
 */
export type PolicyText = string;

export interface PolicyTable {
  /** The table's caption, shown above it. */
  caption: string;
  head: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly PolicyText[])[];
  /** Its dollars are not stated in dinars, because the table after it has what is charged. */
  isDollarsOnly?: boolean;
}

/** Consecutive steps, each with a title. */
export type PolicySteps = readonly { title: string; text: PolicyText }[];

/** A plain text is a paragraph; a note is a highlighted paragraph. */
export type PolicyBlock =
  | PolicyText
  | { list: readonly PolicyText[] }
  | { steps: PolicySteps }
  | { table: PolicyTable }
  | { note: PolicyText };

export interface PolicySection {
  /** The same in every language, so that links to a section work in each. */
  id: string;
  heading: string;
  blocks: readonly PolicyBlock[];
}

/** A fact that most readers look for, shown before the text. */
export interface KeyFigure {
  figure: string;
  label: string;
  note?: string;
}

/** Consecutive periods of time with the rule for each; the last has no end. */
export interface TimeWindows {
  caption: string;
  /** Where the first period begins. */
  start: string;
  windows: readonly { label: string; result: string; end?: string }[];
}

export interface Policy {
  title: string;
  /** One message, also shown by search engines. */
  summary: string;
  figures?: readonly KeyFigure[];
  timeline?: TimeWindows;
  sections: readonly PolicySection[];
  related: readonly RelatedPath[];
}
