import type { PolicyText } from "./policy.ts";

/** Placeholders for the owner's settings. */
const FIELDS = ["email", "phone", "shop", "city", "country", "hours"] as const;
export type PolicyField = (typeof FIELDS)[number];

export type TextPart =
  | { kind: "plain"; plain: string }
  | { kind: "field"; field: PolicyField }
  | { kind: "link"; plain: string; path: string };

const MARK = new RegExp(`\\{(${FIELDS.join("|")})\\}|\\[([^\\]]+)\\]\\((/[^)]*)\\)`, "g");

/** Splits a policy's text into its parts, without losing anything. */
export function textParts(text: PolicyText): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const plain = (until: number) => {
    if (until > end) parts.push({ kind: "plain", plain: text.slice(end, until) });
  };
  for (const match of text.matchAll(MARK)) {
    plain(match.index);
    const [whole, field, label = "", path = ""] = match;
    parts.push(
      field ? { kind: "field", field: field as PolicyField } : { kind: "link", plain: label, path },
    );
    end = match.index + whole.length;
  }
  plain(text.length);
  return parts;
}

/** Removes the location from a text, for a shop whose city and country are both unknown. */
export function withoutLocation(text: PolicyText): PolicyText {
  return text.replace(/[,،] \{city\}[,،] \{country\}/, "");
}

/**
 * An amount, a percentage, a time or a range of them: `$15`, `2-3%`, `50 JOD`, `9:00–18:00`, `10+`.
 */
const NUMBER = /(\$?\d(?:[\d.,:]*\d)?(?:[-–]\d(?:[\d.,:]*\d)?)?[%+]?(?: JOD)?)/;

/** Splits a text so that every second part is a number; parts between two numbers may be empty. */
export function splitAtNumbers(plain: string): string[] {
  return plain.split(NUMBER);
}
