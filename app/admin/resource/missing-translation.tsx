import { m } from "#app/i18n/translations.ts";
import {
  fieldIn,
  WRITTEN_LOCALES,
  type InEachLanguage,
  type WrittenLocale,
} from "#shared/i18n/in-language.ts";

/** The texts by missing language. */
const TEXTS: Record<WrittenLocale, () => string> = {
  en: () => m.panel_english_missing(),
  ar: () => m.panel_arabic_missing(),
};

/** Marks a text that is missing in a language. */
export function MissingTranslation({ locale }: { locale: WrittenLocale }) {
  return (
    <span className="inline-flex items-center gap-1.75 text-note text-copper">
      <i aria-hidden="true" className="size-1.5 shrink-0 rotate-45 bg-current" />
      {TEXTS[locale]()}
    </span>
  );
}

/** The languages in which one of a record's texts is missing. */
export function missingIn<Field extends string>(
  record: InEachLanguage<Field>,
  fields: readonly Field[],
): WrittenLocale[] {
  return WRITTEN_LOCALES.filter((locale) =>
    fields.some((field) => record[fieldIn(locale, field)].trim() === ""),
  );
}
