import { getLocale } from "#app/i18n/locale.ts";
import type { CardDesign } from "#shared/catalog/product.ts";
import { inLanguage, type InEachLanguage } from "#shared/i18n/in-language.ts";

/** What the owner wrote, in the page's language; where that is empty, in another. */
export function inPageLanguage<Field extends string>(
  record: InEachLanguage<Field>,
  field: Field,
): string {
  return inLanguage(record, field, getLocale());
}

/** What the page calls the design of that colour; '' when there is none. */
export function colorNameOf(designs: readonly CardDesign[], color: string): string {
  const design = designs.find((candidate) => candidate.color === color);
  return design ? inPageLanguage(design, "colorName") : "";
}
