import { readdir, readFile } from "node:fs/promises";

import { LOCALES, type Locale } from "../shared/i18n/locale.ts";

/** The folder of the catalogs: `<area>/<language>.json`. */
export const CATALOGS = new URL("../translations/", import.meta.url);

/** A translation as in the catalogs: its text, in ICU MessageFormat, in each language. */
export interface Translation {
  key: string;
  area: string;
  texts: Partial<Record<Locale, string>>;
}

/** All problems of the catalogs in one error. */
export class CatalogError extends Error {
  constructor(problems: readonly string[]) {
    super(`The translations have ${problems.length} problem(s):\n  ${problems.join("\n  ")}`);
  }
}

/**
 * Reads all translations, in the order of the base language's catalogs.
 * @throws {CatalogError} unless every area has the same keys in each of its languages
 */
export async function readCatalogs(folder = CATALOGS): Promise<Translation[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const areas = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const problems: string[] = [];
  const translations: Translation[] = [];
  for (const area of areas.toSorted()) {
    const catalogs = new Map<Locale, Record<string, string>>();
    for (const locale of LOCALES) {
      catalogs.set(locale, await readCatalog(folder, `${area}/${locale}.json`, problems));
    }
    const keys = new Set([...catalogs.values()].flatMap(Object.keys));
    for (const key of keys) {
      const texts = Object.fromEntries(
        [...catalogs].map(([locale, catalog]) => [locale, catalog[key]]),
      );
      const without = LOCALES.filter((locale) => texts[locale] === undefined);
      if (without.length > 0) problems.push(`${key}: missing in ${area}/${without.join()}.json`);
      translations.push({ key, area, texts });
    }
  }
  if (problems.length > 0) throw new CatalogError(problems);
  return translations;
}

async function readCatalog(
  folder: URL,
  file: string,
  problems: string[],
): Promise<Record<string, string>> {
  try {
    const catalog: unknown = JSON.parse(await readFile(new URL(file, folder), "utf8"));
    const texts = Object.entries(catalog as object);
    const other = texts.filter(([, text]) => typeof text !== "string");
    problems.push(...other.map(([key]) => `${key}: is no text in ${file}`));
    return Object.fromEntries(texts) as Record<string, string>;
  } catch (error) {
    problems.push(`${file} cannot be read: ${(error as Error).message}`);
    return {};
  }
}
