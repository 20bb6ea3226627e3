interface Match {
  id: string;
  loaderData?: unknown;
}

const LAYOUT_ID = "storefront/layout/storefront.layout";

/** The shop's name for a page's title, from what the layout around it has loaded. */
export function shopNameIn(matches: readonly (Match | undefined)[]): string {
  const layout = matches.find((match) => match?.id === LAYOUT_ID);
  const data = layout?.loaderData as { settings?: { shopName?: string } } | undefined;
  return data?.settings?.shopName ?? "";
}
