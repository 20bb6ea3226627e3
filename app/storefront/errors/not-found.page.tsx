import { data } from "react-router";

import { m } from "#app/i18n/translations.ts";

import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import type { Route } from "./+types/not-found.page.ts";
import { NotFound } from "./not-found.tsx";

export const handle = { isForUnknownPaths: true };

/** The page for all unknown addresses. */
export function loader() {
  return data(null, 404);
}

export function meta({ matches }: Route.MetaArgs) {
  return unlistedHead(m.storefront_meta_not_found_title({ shop: shopNameIn(matches) }));
}

export default function NotFoundPage() {
  return <NotFound />;
}
