import { Suspense } from "react";

import { apiContext } from "#app/api/api-context.ts";
import { m } from "#app/i18n/translations.ts";
import { lazyIsland } from "#app/page-engine/lazy-island.tsx";
import { getCompanyPage } from "#shared/companies/company-page-calls.ts";

import { NotFound } from "../errors/not-found.tsx";
import { layoutDataIn } from "../layout/layout-data.ts";
import { LINKED_PAGE_HEADERS, orNotFound } from "../layout/linked-page.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import type { Route } from "./+types/company.page.ts";
import { takeCompanyForm } from "./company-forms.ts";

/** Apart from the route, whose files are named in the table that every page loads. */
const CompanyPage = lazyIsland(
  async () => (await import("./company-page-view.tsx")).CompanyPageView,
);

export const headers = () => LINKED_PAGE_HEADERS;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopNameIn(matches);
  if (!loaderData) return unlistedHead(m.storefront_meta_not_found_title({ shop }));
  return unlistedHead(m.company_page_meta_title({ shop, company: loaderData.name }));
}

export function loader({ params, context }: Route.LoaderArgs) {
  return orNotFound(
    context
      .get(apiContext)(getCompanyPage, { params })
      .then((it) => it.data.data),
  );
}

export function action({ request, context, params }: Route.ActionArgs) {
  return takeCompanyForm(request, context.get(apiContext), params.token);
}

/** The company's own page, for whoever has its link. */
export default function CompanyPagePage({
  loaderData: page,
  actionData: refused,
  matches,
  params,
}: Route.ComponentProps) {
  if (!page) {
    return (
      <NotFound>
        <p className="mt-8 max-w-[30em] text-ink-2">{m.company_page_ended()}</p>
      </NotFound>
    );
  }
  return (
    <Suspense>
      <CompanyPage
        key={params.token}
        page={page}
        token={params.token}
        failed={refused?.message}
        settings={layoutDataIn(matches)?.settings}
      />
    </Suspense>
  );
}
