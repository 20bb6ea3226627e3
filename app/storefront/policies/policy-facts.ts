import { useHref, useMatches } from "react-router";

import { layoutDataIn } from "../layout/layout-data.ts";

/** The owner's settings in the page's language, if they could be loaded, and the shop's address. */
export function usePolicyFacts() {
  const layout = layoutDataIn(useMatches());
  if (!layout) throw new Error("A policy is shown inside the storefront's layout.");
  const root = useHref("/").replace(/\/$/, "");
  return {
    settings: layout.settings,
    /** The full address of a page of the shop, for printing. */
    printedUrl: (path: string) => `${layout.site.origin}${root}${path}`,
  };
}
