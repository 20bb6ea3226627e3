import { BASE_LOCALE, LOCALES, type Locale } from "#shared/i18n/locale.ts";

/** The language that a visitor asks for by the address, else the one that the browser likes best. */
export function wantedLanguage(
  asked: string | null | undefined,
  acceptLanguage: string | undefined,
): Locale {
  const named = LOCALES.find((locale) => locale === asked);
  if (named) return named;
  const liked = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", quality] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of liked) {
    const known = LOCALES.find((locale) => locale === language);
    if (known) return known;
  }
  return BASE_LOCALE;
}
