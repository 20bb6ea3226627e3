import type { PolicyText } from "./policy.ts";

/** What the owner's settings fill in. */
const FIELDS = ["email", "phone", "shop", "city", "country", "hours"] as const;
export type PolicyField = (typeof FIELDS)[number];

export type TextPart =
  | { kind: "words"; words: string }
  | { kind: "field"; field: PolicyField }
  | { kind: "link"; words: string; path: string };

const MARK = new RegExp(`\\{(${FIELDS.join("|")})\\}|\\[([^\\]]+)\\]\\((/[^)]*)\\)`, "g");

/** The parts of a policy's text in their order; put together again they say what it says. */
export function textParts(text: PolicyText): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const words = (until: number) => {
    if (until > end) parts.push({ kind: "words", words: text.slice(end, until) });
  };
  for (const match of text.matchAll(MARK)) {
    words(match.index);
    const [whole, field, label = "", path = ""] = match;
    parts.push(
      field ? { kind: "field", field: field as PolicyField } : { kind: "link", words: label, path },
    );
    end = match.index + whole.length;
  }
  words(text.length);
  return parts;
}

/** A text that says whose it is, without saying where that is: where neither city nor country is known. */
export function withoutLocation(text: PolicyText): PolicyText {
  return text.replace(/[,،] \{city\}[,،] \{country\}/, "");
}

/** A sum, a share, a time of day or a span of them: `$15`, `2-3%`, `50 JOD`, `9:00–18:00`, `10+`. */
const FIGURE = /(\$?\d(?:[\d.,:]*\d)?(?:[-–]\d(?:[\d.,:]*\d)?)?[%+]?(?: JOD)?)/;

/** Cuts words so that every second piece is a figure; there may be empty pieces between two. */
export function aroundFigures(words: string): string[] {
  return words.split(FIGURE);
}
