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

const dashed = (rest: string) => rest.replaceAll("__", "/").replaceAll("_", "-");
const camel = (rest: string) =>
  rest.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Texts that code chooses by a name that it computes: `m.panel_screen("orders/board")` is the text
 * `panel_screen_orders__board`. Of each such family, how the rest of a key becomes the name.
 */
export const FAMILIES: Readonly<Record<string, (rest: string) => string>> = {
  panel_add: dashed,
  panel_screen: dashed,
  panel_role: dashed,
  panel_record_kind: (rest) => rest,
  api_message_entity: dashed,
  api_message_field: camel,
};

/** The keys of a family's texts, by their names. A text with values is none: it says something else. */
export function membersOf(family: string, all: Iterable<CompiledTranslation>): Map<string, string> {
  const members = [...all].filter(
    ({ key, values }) => key.startsWith(`${family}_`) && values.size === 0,
  );
  return new Map(members.map(({ key }) => [FAMILIES[family]!(key.slice(family.length + 1)), key]));
}

/** The source of the function that chooses a text of a family. An unknown name does not compile. */
export function chooserOf(family: string, members: ReadonlyMap<string, string>): string {
  const names = [...members.keys()].map((name) => JSON.stringify(name));
  const texts = [...members].map(([name, key]) => `${JSON.stringify(name)}: ${key}`);
  return [
    "/**",
    ` * The text ${family}_… of a name.`,
    ` * @type {(name: ${names.join(" | ")}) => string}`,
    " */",
    `export const ${family} = (name) => ({ ${texts.join(", ")} })[name]();`,
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
