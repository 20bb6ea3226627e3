import { LANGUAGES, LOCALES, type Locale } from "./locale.ts";

/** A record with a field that the owner writes in every language, e.g. `title` and `titleAr`. */
export type InEachLanguage<Field extends string> = Readonly<
  Record<`${Field}${(typeof LANGUAGES)[Locale]["fieldSuffix"]}`, string>
>;

/** The name of the field that holds what the owner writes in a language: `titleAr` for `title`. */
export function fieldIn<Field extends string>(locale: Locale, field: Field) {
  return `${field}${LANGUAGES[locale].fieldSuffix}` as const;
}

/** What the owner wrote in a language; where that is empty, in another. */
export function inLanguage<Field extends string>(
  record: InEachLanguage<Field>,
  field: Field,
  locale: Locale,
): string {
  const own = record[fieldIn(locale, field)];
  return own || (LOCALES.map((other) => record[fieldIn(other, field)]).find(Boolean) ?? "");
}
