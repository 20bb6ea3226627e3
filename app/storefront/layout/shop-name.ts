import { layoutDataIn, type Matches } from "./layout-data.ts";

/** The shop's name for a page's title, from what the layout around it has loaded. */
export function shopNameIn(matches: Matches): string {
  return layoutDataIn(matches)?.settings.shopName ?? "";
}
