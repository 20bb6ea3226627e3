import { useWatch, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";

import {
  fieldIn,
  WRITTEN_LOCALES,
  type InEachLanguage,
  type WrittenLocale,
} from "#shared/i18n/in-language.ts";
import { BASE_LOCALE, LANGUAGES } from "#shared/i18n/locale.ts";

import { MissingTranslation } from "./missing-translation.tsx";
import { RecordField, RecordText } from "./record-fields.tsx";

/** Fields that exist in every language. */
type TranslatedName<Values extends FieldValues> = {
  [Name in keyof Values & string]-?: keyof InEachLanguage<Name> extends keyof Values ? Name : never;
}[keyof Values & string];

interface TranslationFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: TranslatedName<Values>;
  labels: Record<WrittenLocale, string>;
  /** Text of several lines. */
  isLong?: boolean;
}

/**
 * A text field for each language, one below the other; required in the base language, with a mark
 * where another language is missing.
 */
export function TranslationFields<Values extends FieldValues>(
  props: TranslationFieldsProps<Values>,
) {
  return WRITTEN_LOCALES.map((locale) => (
    <TranslationField key={locale} locale={locale} {...props} />
  ));
}

function TranslationField<Values extends FieldValues>({
  locale,
  form,
  name,
  labels,
  isLong,
}: TranslationFieldsProps<Values> & { locale: WrittenLocale }) {
  const isBase = locale === BASE_LOCALE;
  const path = fieldIn(locale, name) as Path<Values>;
  const text = useWatch({ control: form.control, name: path }) as string | undefined;
  const Written = isLong ? RecordText : RecordField;
  return (
    <Written
      form={form}
      name={path}
      label={labels[locale]}
      aside={!isBase && !text?.trim() && <MissingTranslation locale={locale} />}
      lang={locale}
      dir={LANGUAGES[locale].direction}
      required={isBase}
    />
  );
}
