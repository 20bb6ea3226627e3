import { getLocale } from "#app/i18n/locale.ts";
import type { CardDesign } from "#shared/catalog/product.ts";

/** What the owner wrote, in the page's language; where that is empty, in the other. */
export function inLanguage(english: string, arabic: string): string {
  return getLocale() === "ar" ? arabic || english : english || arabic;
}

/** What the page calls the design of that colour; '' when there is none. */
export function colorNameOf(designs: readonly CardDesign[], color: string): string {
  const design = designs.find((candidate) => candidate.color === color);
  return design ? inLanguage(design.colorName, design.colorNameAr) : "";
}
