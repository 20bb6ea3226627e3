import { Suspense } from "react";
import { data } from "react-router";

import { apiContext } from "#app/api/api-context.ts";
import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { lazyIsland } from "#app/page-engine/lazy-island.tsx";
import { getOwnPage } from "#shared/profiles/own-page-calls.ts";

import { NotFound } from "../errors/not-found.tsx";
import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import type { Route } from "./+types/own-page.page.ts";
import { EndedLine } from "./ended-note.tsx";
import { takePageForm } from "./take-page-form.ts";

/** Apart from the route, whose files are named in the table that every page loads. */
const OwnPage = lazyIsland(async () => (await import("./own-page-view.tsx")).OwnPageView);

/** The link must reach neither caches nor other sites, nor the logs of those that it leads to. */
export const headers = () => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
});

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopNameIn(matches);
  if (!loaderData) return unlistedHead(m.storefront_meta_not_found_title({ shop }));
  return unlistedHead(m.own_page_meta_title({ shop }));
}

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    return (await context.get(apiContext)(getOwnPage, { params })).data.data;
  } catch (error) {
    // Every link that doesn't work gets the same page, whatever the reason.
    if (error instanceof ApiError && error.status === 404) return data(null, 404);
    throw error;
  }
}

/** Saves the form of a browser without a script. */
export function action({ request, context, params }: Route.ActionArgs) {
  return takePageForm(request, context.get(apiContext), params.token);
}

/** The page of a card, for its owner: whoever has the link may change it. */
export default function OwnPagePage({
  loaderData: page,
  actionData: refused,
  params,
}: Route.ComponentProps) {
  if (!page) {
    return (
      <NotFound>
        <EndedLine />
      </NotFound>
    );
  }
  return (
    <Suspense>
      <OwnPage key={params.token} first={page} token={params.token} refused={refused} />
    </Suspense>
  );
}
