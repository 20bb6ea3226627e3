import { data } from "react-router";

import { apiContext } from "#app/api/api-context.ts";
import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { getOrderPage } from "#shared/orders/order-page-calls.ts";

import { NotFound } from "../errors/not-found.tsx";
import { layoutDataIn } from "../layout/layout-data.ts";
import { unlistedHead } from "../layout/page-head.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import type { Route } from "./+types/order.page.ts";
import { FindOrderLine } from "./find-order-line.tsx";
import { takeOrderForm } from "./order-forms.ts";
import { OrderView } from "./order-view.tsx";
import { inOwnWords } from "./own-words.ts";

/**
 * The page of one order, for whoever has its link. It is made for each request and works without a
 * script.
 */
export const handle = { isStatic: true };

/** The link must reach neither caches nor other sites, nor the logs of those that it leads to. */
export const headers = () => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
});

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopNameIn(matches);
  if (!loaderData) return unlistedHead(m.storefront_meta_not_found_title({ shop }));
  return unlistedHead(m.order_page_meta_title({ shop, number: loaderData.order.orderNumber }));
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  try {
    const page = (await api(getOrderPage, { params })).data.data;
    return { ...page, order: await inOwnWords(page.order, api) };
  } catch (error) {
    // Every link that doesn't work gets the same page, whatever the reason.
    if (error instanceof ApiError && error.status === 404) return data(null, 404);
    throw error;
  }
}

export function action({ request, context, params }: Route.ActionArgs) {
  return takeOrderForm(request, context.get(apiContext), params.token);
}

export default function OrderPage({
  loaderData: page,
  actionData: refused,
  matches,
  params,
}: Route.ComponentProps) {
  if (!page) {
    return (
      <NotFound>
        <FindOrderLine />
      </NotFound>
    );
  }
  const settings = layoutDataIn(matches)?.settings;
  return <OrderView page={page} token={params.token} refused={refused} settings={settings} />;
}
