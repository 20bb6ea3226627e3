import { useQuery } from "@tanstack/react-query";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";

import { mainProductQuery } from "../product/product-queries.ts";

/** How cities and colors are called in the page's language. */
export function useGroupNames() {
  const { data: product } = useQuery(mainProductQuery);
  const locale = getLocale();
  return {
    /** @param colorName as orders call it */
    colorOf({ color, colorName }: { color: string; colorName: string }): string {
      const design = product?.cardDesigns.find(
        (each) => each.color.toLowerCase() === color.toLowerCase(),
      );
      return (design && inLanguage(design, "colorName", locale)) || colorName || color;
    },

    cityOf: (names: { city: string; cityAr: string }): string =>
      names.city === "other" ? m.panel_dashboard_sales_abroad() : inLanguage(names, "city", locale),
  };
}
