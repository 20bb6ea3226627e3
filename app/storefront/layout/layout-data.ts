import { useRouteLoaderData } from "react-router";

import type { loader } from "./storefront.layout.tsx";

interface Match {
  id: string;
  loaderData?: unknown;
}
export type Matches = readonly (Match | undefined)[];

export type LayoutData = Awaited<ReturnType<typeof loader>>;

const LAYOUT_ID = "storefront/layout/storefront.layout";

/** The layout's loaded data, for a page's head; undefined when loading failed. */
export function layoutDataIn(matches: Matches) {
  const layout = matches.find((match) => match?.id === LAYOUT_ID);
  return layout?.loaderData as LayoutData | undefined;
}

/** The layout's loaded data, for components. */
export function useLayoutData(): LayoutData | undefined {
  return useRouteLoaderData<typeof loader>(LAYOUT_ID);
}
