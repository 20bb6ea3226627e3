import { isRouteErrorResponse, type MetaDescriptor } from "react-router";

import { m } from "#app/i18n/translations.ts";

import type { Matches } from "../layout/layout-data.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";

/** The `<head>` for an error that is shown in place of a page. */
export function errorHead({
  error,
  matches,
}: {
  error?: unknown;
  matches: Matches;
}): MetaDescriptor[] {
  if (error === undefined) return [];
  const shop = shopNameIn(matches);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return unlistedHead(
    isMissing
      ? m.storefront_meta_not_found_title({ shop })
      : m.storefront_meta_error_title({ shop }),
  );
}
