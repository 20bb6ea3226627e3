import { LANGUAGES, LOCALES, type Locale, type Script } from "../i18n/locale.ts";

const LETTERS: Record<Script, RegExp> = {
  latin: /\p{Script=Latin}/gu,
  arabic: /\p{Script=Arabic}/gu,
};

/** The language of the shop whose letters a text has most of; undefined where it has none of them. */
export function languageOf(text: string): Locale | undefined {
  const counts = LOCALES.map(
    (locale) => [locale, text.match(LETTERS[LANGUAGES[locale].script])?.length ?? 0] as const,
  );
  const [language, most] = counts.toSorted(([, a], [, b]) => b - a)[0]!;
  return most > 0 ? language : undefined;
}
