import { m } from "#app/i18n/translations.ts";

import { layoutDataIn, type Matches } from "./layout-data.ts";

/** The shop's name for a page's title and texts, from the layout's loaded data. */
export function shopNameIn(matches: Matches): string {
  return layoutDataIn(matches)?.settings?.shopName ?? m.storefront_unnamed_shop();
}
