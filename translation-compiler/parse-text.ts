import { parse, type PluralCategory, type Select } from "@messageformat/parser";

import type { Locale } from "../shared/i18n/locale.ts";

/**
 * The kind of a value: inserted as it is, or a number that is formatted or selects a plural form.
 */
export type ValueKind = "text" | "number";

/** A part of a text: literal text, a value by its name, or the plural forms of a number. */
export type Part =
  | { type: "words"; words: string }
  | { type: "value"; name: string; kind: ValueKind }
  | { type: "plural"; name: string; forms: [category: string, parts: Part[]][] };

type Token = ReturnType<typeof parse>[number] | Select["cases"][number]["tokens"][number];

/**
 * Parses a text in ICU MessageFormat. Supported are the parts of it that the shop's texts use:
 * `{name}`, `{count, number}` and `{count, plural, one {# card} other {# cards}}`.
 * @throws {Error} for anything else, and unless a plural has every form of the language; only
 *   `zero` may be missing, with `other` in its place
 */
export function parseText(text: string, locale: Locale): Part[] {
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const cardinal = categories as PluralCategory[];

  const partOf = (token: Token, count: string): Part => {
    if (token.type === "content") return { type: "words", words: token.value };
    if (token.type === "octothorpe") return { type: "value", name: count, kind: "number" };
    if (!IDENTIFIER.test(token.arg)) throw new Error(`{${token.arg}} is no name of a value`);
    if (token.type === "argument") return { type: "value", name: token.arg, kind: "text" };
    if (token.type === "function" && token.key === "number" && !token.param) {
      return { type: "value", name: token.arg, kind: "number" };
    }
    if (token.type !== "plural" || token.pluralOffset !== undefined) {
      throw new Error(
        `of {${token.arg}, …} texts know {${token.arg}, number} and {${token.arg}, plural, …} alone`,
      );
    }
    const forms = token.cases.map(({ key }) => key);
    const needed = categories.filter((category) => category !== "zero");
    const isComplete = needed.every((category) => forms.includes(category));
    if (!isComplete || new Set(forms).size < forms.length || forms.some(isExact)) {
      throw new Error(`the plural of ${token.arg} takes ${categories.join(", ")}, each once`);
    }
    return {
      type: "plural",
      name: token.arg,
      forms: token.cases.map(({ key, tokens }) => [
        key,
        tokens.map((inner) => partOf(inner, token.arg)),
      ]),
    };
  };

  return parse(text, { cardinal, strict: true }).map((token) => partOf(token, ""));
}

const IDENTIFIER = /^[a-z]\w*$/i;

/** ICU's `=3`, a form for one exact number, is not supported. */
const isExact = (form: string) => form.startsWith("=");

/** The values that a text uses, with their kinds. */
export function valuesOf(parts: readonly Part[]): Map<string, ValueKind> {
  const values = new Map<string, ValueKind>();
  for (const part of parts) {
    if (part.type === "value") note(values, part.name, part.kind);
    if (part.type !== "plural") continue;
    note(values, part.name, "number");
    for (const [, form] of part.forms) {
      for (const [name, kind] of valuesOf(form)) note(values, name, kind);
    }
  }
  return values;
}

/** A value that is used as a number anywhere is a number everywhere. */
export function note(values: Map<string, ValueKind>, name: string, kind: ValueKind): void {
  if (kind === "number" || !values.has(name)) values.set(name, kind);
}
