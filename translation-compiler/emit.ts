import { BASE_LOCALE, type Locale } from "../shared/i18n/locale.ts";
import type { CompiledTranslation } from "./compile.ts";
import type { Part, ValueKind } from "./parse-text.ts";

/** The TypeScript type for each kind of value. */
const TYPES: Record<ValueKind, string> = { text: "string | number", number: "number" };

/**
 * The source of a translation's function: in one language, or in all, chosen by `getLocale` at run
 * time. It calls `getLocale`, `plural` and `formatNumber` where needed.
 */
export function functionOf(
  { key, texts, values, parts }: CompiledTranslation,
  locale?: Locale,
): string {
  const given = values.size > 0 ? "values" : "";
  const types = [...values].map(([name, kind]) => `${name}: ${TYPES[kind]}`);
  const type = types.length > 0 ? `values: { ${types.join(", ")} }` : "";
  return [
    "/**",
    ` * ${texts[locale ?? BASE_LOCALE]!.replaceAll("*/", "*\\/")}`,
    ` * @type {(${type}) => string}`,
    " */",
    `export const ${key} = (${given}) => ${locale ? stringOf(parts.get(locale)!) : textByLocale([...parts])};`,
    "",
  ].join("\n");
}

function textByLocale(parts: [Locale, Part[]][]): string {
  const texts = parts.map(([locale, text]) => `${locale}: ${stringOf(text)}`);
  return parts.length > 1 ? `({ ${texts.join(", ")} })[getLocale()]` : stringOf(parts[0]![1]);
}

function stringOf(parts: readonly Part[]): string {
  const code = parts.map((part) => {
    if (part.type === "words") return part.words.replaceAll(/[`\\]|\$(?=\{)/g, "\\$&");
    if (part.type === "plural") return `\${${pluralOf(part)}}`;
    const value = `values.${part.name}`;
    return part.kind === "number" ? `\${formatNumber(${value})}` : `\${${value}}`;
  });
  return `\`${code.join("")}\``;
}

function pluralOf({ name, forms }: Extract<Part, { type: "plural" }>): string {
  const texts = forms.map(([category, parts]) => `${category}: ${stringOf(parts)}`);
  return `plural(values.${name}, { ${texts.join(", ")} })`;
}
