import { m } from "#app/i18n/translations.ts";

import { layoutDataIn, type Matches } from "./layout-data.ts";

/** The shop's name in a page's title and texts, from what the layout around it has loaded. */
export function shopNameIn(matches: Matches): string {
  return layoutDataIn(matches)?.settings?.shopName ?? m.storefront_unnamed_shop();
}
