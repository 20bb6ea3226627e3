import { m } from "#app/i18n/translations.ts";
import {
  fieldIn,
  WRITTEN_LOCALES,
  type InEachLanguage,
  type WrittenLocale,
} from "#shared/i18n/in-language.ts";

/** By the language that is not there; the base language always is. */
const WORDS: Record<WrittenLocale, () => string> = {
  en: () => m.panel_english_missing(),
  ar: () => m.panel_arabic_missing(),
};

/** Stands where a text should be that the owner has not written in this language yet. */
export function MissingTwin({ locale }: { locale: WrittenLocale }) {
  return (
    <span className="inline-flex items-center gap-1.75 text-note text-copper">
      <i aria-hidden="true" className="size-1.5 shrink-0 rotate-45 bg-current" />
      {WORDS[locale]()}
    </span>
  );
}

/** The languages in which one of a record's texts is not there. */
export function missingIn<Field extends string>(
  record: InEachLanguage<Field>,
  fields: readonly Field[],
): WrittenLocale[] {
  return WRITTEN_LOCALES.filter((locale) =>
    fields.some((field) => record[fieldIn(locale, field)].trim() === ""),
  );
}
