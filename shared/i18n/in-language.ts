import { BASE_LOCALE, LANGUAGES, LOCALES, type Locale } from "./locale.ts";

type Suffix<Of extends Locale> = (typeof LANGUAGES)[Of]["fieldSuffix"];

/**
 * A language in which the owner writes content: names, descriptions and so on have a field for
 * each.
 */
export type WrittenLocale =
  | typeof BASE_LOCALE
  | { [Of in Locale]: Suffix<Of> extends "" ? never : Of }[Locale];

/** All of these, the base language first. */
export const WRITTEN_LOCALES: readonly WrittenLocale[] = LOCALES.filter(
  (locale): locale is WrittenLocale =>
    locale === BASE_LOCALE || LANGUAGES[locale].fieldSuffix.length > 0,
);

/** A record with a field for each language of the owner's content, e.g. `title` and `titleAr`. */
export type InEachLanguage<Field extends string> = Readonly<
  Record<`${Field}${Suffix<Locale>}`, string>
>;

/** The name of the field to show in a language: `titleAr` for `title`. */
export function fieldIn<Field extends string>(locale: Locale, field: Field) {
  return `${field}${LANGUAGES[locale].fieldSuffix}` as const;
}

/** The owner's text in a language; if that is empty, in another. */
export function inLanguage<Field extends string>(
  record: InEachLanguage<Field>,
  field: Field,
  locale: Locale,
): string {
  const own = record[fieldIn(locale, field)];
  return own || (WRITTEN_LOCALES.map((other) => record[fieldIn(other, field)]).find(Boolean) ?? "");
}
