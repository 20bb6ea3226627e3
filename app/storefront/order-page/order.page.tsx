import { apiContext } from "#app/api/api-context.ts";
import { optional } from "#app/api/optional-data.ts";
import { m } from "#app/i18n/translations.ts";
import { getOrderPage } from "#shared/orders/order-page-calls.ts";
import { getSettings } from "#shared/settings/settings-calls.ts";

import { NotFound } from "../errors/not-found.tsx";
import { layoutDataIn } from "../layout/layout-data.ts";
import { LINKED_PAGE_HEADERS, orNotFound } from "../layout/linked-page.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import type { Route } from "./+types/order.page.ts";
import { FindOrderLine } from "./find-order-line.tsx";
import { inOwnLanguage } from "./in-own-language.ts";
import { takeOrderForm } from "./order-forms.ts";
import { OrderView } from "./order-view.tsx";

/**
 * The page of one order, for whoever has its link. It is made for each request and works without a
 * script.
 */
export const handle = { isStatic: true };

export const headers = () => LINKED_PAGE_HEADERS;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopNameIn(matches);
  if (!loaderData) return unlistedHead(m.storefront_meta_not_found_title({ shop }));
  return unlistedHead(m.order_page_meta_title({ shop, number: loaderData.order.orderNumber }));
}

export function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const reading = api(getOrderPage, { params }).then(async ({ data: { data: page } }) => {
    const settings = await optional(context, api(getSettings));
    return {
      ...page,
      order: await inOwnLanguage(page.order, api),
      announcedDays: settings?.data.data.announcedDays ?? [],
    };
  });
  return orNotFound(reading);
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
