import { m } from "#app/i18n/translations.ts";
import type { CardDesign, Product } from "#shared/catalog/product.ts";

import { inPageLanguage } from "../../layout/in-language.ts";

/** The product's colours to choose from, with how many are left where that is few. */
export const designChoices = ({ cardDesigns }: Pick<Product, "cardDesigns">) =>
  cardDesigns.map((design) => ({
    ...design,
    colorName: inPageLanguage(design, "colorName"),
    note: leftText(design),
    isClosed: design.isSoldOut,
  }));

function leftText({ isSoldOut, left }: CardDesign): string | undefined {
  if (isSoldOut) return m.order_sold_out();
  return left === null ? undefined : m.order_few_left({ left });
}
