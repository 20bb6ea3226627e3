import { useHref, useMatches } from "react-router";

import { layoutDataIn } from "../layout/layout-data.ts";

/** What the owner has set, as the page's language has it, if it could be loaded, and where the shop is. */
export function usePolicyFacts() {
  const layout = layoutDataIn(useMatches());
  if (!layout) throw new Error("A policy is shown inside the storefront's layout.");
  const root = useHref("/").replace(/\/$/, "");
  return {
    settings: layout.settings,
    /** The whole address of a page of the shop, for paper. */
    printedUrl: (path: string) => `${layout.site.origin}${root}${path}`,
  };
}
