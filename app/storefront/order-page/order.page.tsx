import { useHref } from "react-router";

import { apiContext } from "#app/api/api-context.ts";
import type { CallApi } from "#app/api/call-api.ts";
import { optional } from "#app/api/optional-data.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import { getProduct } from "#shared/catalog/get-product-call.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import { orderInLanguage } from "#shared/orders/order-in-language.ts";
import { getOrderPage } from "#shared/orders/order-page-calls.ts";
import { FIND_ORDER_PATH } from "#shared/orders/order-page-paths.ts";
import type { Order } from "#shared/orders/order.ts";
import { getCustomersProofs } from "#shared/proofs/order-proof-calls.ts";
import { customersProofsQuerySchema } from "#shared/proofs/order-proofs.ts";
import { PAGED_FROM } from "#shared/proofs/paged-proofs.ts";
import { getSettings } from "#shared/settings/settings-calls.ts";

import { NotFound } from "../errors/not-found.tsx";
import { layoutDataIn } from "../layout/layout-data.ts";
import { LINKED_PAGE_HEADERS, orNotFound } from "../layout/linked-page.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import type { Route } from "./+types/order.page.ts";
import type { ManyProofs } from "./many-proofs.tsx";
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

export function loader({ params, context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const reading = api(getOrderPage, { params }).then(async ({ data: { data: page } }) => {
    const settings = await optional(context, api(getSettings));
    const isMany = (page.order.quantity ?? 1) >= PAGED_FROM && page.proofs.length > 0;
    return {
      ...page,
      many: isMany ? await shownProofs(api, params.token, new URL(request.url)) : undefined,
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

/** For whoever has no link to their order, or one that works no more. */
function FindOrderLine() {
  return (
    <p className="mt-8 max-w-[30em] text-ink-2">
      {m.order_page_not_found()}{" "}
      <a href={useHref(FIND_ORDER_PATH)} className="rule-link text-ink">
        {m.order_page_find_title()}
      </a>
    </p>
  );
}

/** The proofs of many cards that the address asks for. */
async function shownProofs(
  api: CallApi,
  token: string,
  { searchParams }: URL,
): Promise<ManyProofs> {
  const query = Object.fromEntries(
    ["search", "state", "page"].flatMap((name) => {
      const value = searchParams.get(name) ?? "";
      return value === "" ? [] : [[name, value] as const];
    }),
  );
  const checked = customersProofsQuerySchema.safeParse(query);
  const asked = checked.success ? query : {};
  const { data: proofs } = await api(getCustomersProofs, { params: { token }, query: asked });
  return { proofs, asked };
}

const ALL = { page: "1", limit: "1000" };

/** The order in the words of the page's language. */
async function inOwnLanguage(order: Order, api: CallApi): Promise<Order> {
  const { product, deliveryInfo: place } = order;
  const [found, addons, countries, cities] = await Promise.all([
    orNothing(api(getProduct, { params: { id: product._id } })),
    orNothing(api(addonCalls.list, { query: ALL })),
    orNothing(api(countryCalls.list, { query: ALL })),
    orNothing(api(cityCalls.ofCountry, { params: { countryId: place.country._id } })),
  ]);
  const sold = found?.data.data;
  const catalogue = {
    product: sold,
    designs: sold?.cardDesigns ?? [],
    addons: addons?.data.data ?? [],
    country: countries?.data.data.find(({ _id }) => _id === place.country._id),
    city: cities?.data.cities.find(({ _id }) => _id === place.city._id),
  };
  return orderInLanguage(order, catalogue, getLocale());
}

/** The page does without a list that fails: names are all that it would add. */
async function orNothing<Data>(reading: Promise<Data>): Promise<Data | undefined> {
  return reading.catch(() => undefined);
}
