import { getLocale } from "#app/i18n/locale.ts";
import type { CardDesign } from "#shared/catalog/product.ts";
import { inLanguage, type InEachLanguage } from "#shared/i18n/in-language.ts";

/** The owner's text in the page's language; if that is empty, in another. */
export function inPageLanguage<Field extends string>(
  record: InEachLanguage<Field>,
  field: Field,
): string {
  return inLanguage(record, field, getLocale());
}

/** The name of the design with that colour in the page's language; '' when there is none. */
export function colorNameOf(designs: readonly CardDesign[], color: string): string {
  const design = designs.find((candidate) => candidate.color === color);
  return design ? inPageLanguage(design, "colorName") : "";
}
