import { Suspense } from "react";

import { apiContext } from "#app/api/api-context.ts";
import { m } from "#app/i18n/translations.ts";
import { lazyIsland } from "#app/page-engine/lazy-island.tsx";
import { getCompanyPage } from "#shared/companies/company-page-calls.ts";
import { NEW_LIST } from "#shared/companies/company-page-paths.ts";

import { NotFound } from "../errors/not-found.tsx";
import { LINKED_PAGE_HEADERS, orNotFound } from "../layout/linked-page.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import type { Route } from "./+types/list.page.ts";

/** Apart from the route, whose files are named in the table that every page loads. */
const ListView = lazyIsland(async () => (await import("./list-view.tsx")).ListView);

export const headers = () => LINKED_PAGE_HEADERS;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopNameIn(matches);
  if (!loaderData) return unlistedHead(m.storefront_meta_not_found_title({ shop }));
  return unlistedHead(m.company_page_meta_title({ shop, company: loaderData.name }));
}

/** Not the list itself, which may have 2,000 rows: it is loaded by the page's script, which shows and mends it. */
export function loader({ params, context }: Route.LoaderArgs) {
  const reading = context
    .get(apiContext)(getCompanyPage, { params: { token: params.token } })
    .then(({ data: { data: page } }) => {
      const isThere = params.list === NEW_LIST || page.rosters.some(({ id }) => id === params.list);
      return isThere ? { name: page.name } : undefined;
    });
  return orNotFound(reading);
}

/** One list of a company's people, or a new one. */
export default function ListPage({ loaderData: page, params }: Route.ComponentProps) {
  if (!page) return <NotFound />;
  return (
    <Suspense>
      <ListView key={params.list} name={page.name} token={params.token} list={params.list} />
    </Suspense>
  );
}
