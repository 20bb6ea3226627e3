import { BASE_LOCALE, LOCALES, type Locale } from "../shared/i18n/locale.ts";
import { CatalogError, readCatalogs, type Translation } from "./catalogs.ts";
import { note, parseText, valuesOf, type Part, type ValueKind } from "./parse-text.ts";

/** A translation that was parsed and checked. */
export interface CompiledTranslation extends Translation {
  values: Map<string, ValueKind>;
  parts: Map<Locale, Part[]>;
}

/**
 * Reads, parses and checks all translations.
 * @throws {CatalogError} with all problems, by key and language
 */
export async function compileTranslations(folder?: URL): Promise<CompiledTranslation[]> {
  const problems: string[] = [];
  const compiled = (await readCatalogs(folder)).map((translation) =>
    compile(translation, problems),
  );
  if (problems.length > 0) throw new CatalogError(problems);
  return compiled;
}

function compile({ key, area, texts }: Translation, problems: string[]): CompiledTranslation {
  const parts = new Map<Locale, Part[]>();
  const values = new Map<string, ValueKind>();
  for (const locale of LOCALES) {
    const text = texts[locale];
    if (text === undefined) continue;
    try {
      parts.set(locale, parseText(text, locale));
    } catch (error) {
      problems.push(`${key} (${locale}): ${(error as Error).message}`);
      continue;
    }
    for (const [name, kind] of valuesOf(parts.get(locale)!)) {
      if (locale !== BASE_LOCALE && !values.has(name)) {
        problems.push(`${key} (${locale}): {${name}} is not among the values in ${BASE_LOCALE}`);
      }
      note(values, name, kind);
    }
  }
  return { key, area, texts, values, parts };
}
