import { apiContext } from "#app/api/api-context.ts";
import { optional, required } from "#app/api/optional-data.ts";
import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";
import { getProduct } from "#shared/catalog/get-product-call.ts";
import { announcedIn } from "#shared/delivery/holidays.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import { getSettings } from "#shared/settings/settings-calls.ts";

import { SectionBoundary } from "../errors/section-boundary.tsx";
import { inPageLanguage } from "../layout/in-language.ts";
import { layoutDataIn } from "../layout/layout-data.ts";
import { loadCityFees } from "../layout/load-city-fees.ts";
import { sellingState } from "../layout/load-main-product.ts";
import { pageHead } from "../layout/page-head.ts";
import { reloadUnlessSearch } from "../layout/reload-unless-search.ts";
import { Reveal } from "../layout/reveal.tsx";
import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import { arrivalIfPlacedNow } from "../order-dialog/arrival-text.ts";
import { designOf } from "../order-dialog/order-form-values.ts";
import type { Route } from "./+types/product.page.ts";
import { BulkBanner } from "./bulk-banner.tsx";
import { deliveryFees } from "./delivery-fees.ts";
import { Included } from "./included.tsx";
import { productData } from "./product-data.ts";
import { ProductOffer } from "./product-offer.tsx";

export const shouldRevalidate = reloadUnlessSearch;

export const handle = { waitsForTouch: true };

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [answer, cities, settings] = await Promise.all([
    required(api(getProduct, { params: { id: MAIN_PRODUCT_ID } })),
    optional(context, loadCityFees(api)),
    optional(context, api(getSettings)),
  ]);
  const product = answer.data.data;
  return {
    product,
    color: designOf(product, "").color || "black",
    state: sellingState(product),
    delivery: cities && deliveryFees(cities),
    arrival: settings && arrivalIfPlacedNow(announcedIn(settings.data.data.announcedDays)),
    price: formatPrice(product.price ?? DEFAULT_PRICE_JOD),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopNameIn(matches);
  if (!loaderData) return unlistedHead(m.storefront_meta_not_found_title({ shop }));
  const { product, state } = loaderData;
  const title = inPageLanguage(product, "title");
  const description = inPageLanguage(product, "description");
  const site = layoutDataIn(matches)?.site;
  return pageHead({
    matches,
    path: "/product",
    title: m.storefront_meta_product_title({ product: title, shop }),
    description,
    picture: "product",
    crumb: title,
    data: site && [
      productData(product, { title, description, shop, site, selling: state.selling }),
    ],
  });
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProductOffer {...loaderData} />
      <SectionBoundary section={m.storefront_product_included_title()}>
        <Included />
      </SectionBoundary>
      <SectionBoundary section={m.storefront_product_how_title()}>
        <ProductSteps />
      </SectionBoundary>
      <BulkBanner />
    </>
  );
}

const STEPS = [
  [m.storefront_product_how_order, m.storefront_product_how_order_text],
  [m.storefront_product_how_tap, m.storefront_product_how_tap_text],
  [m.storefront_product_how_connect, m.storefront_product_how_connect_text],
] as const;

function ProductSteps() {
  return (
    <Reveal className="pb-[clamp(88px,11vw,160px)]">
      <div className="wrap">
        <h2 className="text-section font-light tracking-section">
          {m.storefront_product_how_title()}
        </h2>
        <ol className="mt-14 border-t border-ink">
          {STEPS.map(([title, text], index) => (
            <li
              key={title()}
              className="grid page-columns items-baseline gap-y-1.5 border-b border-line py-7"
            >
              <div className="flex items-baseline">
                <span className="w-14 shrink-0 text-note font-label text-copper tabular-nums lg:w-29">
                  {index + 1}
                </span>
                <h3 className="text-item font-light tracking-section lg:text-[2.25rem] lg:leading-tight">
                  {title()}
                </h3>
              </div>
              <p className="text-base text-ink-2 max-lg:ps-14">{text()}</p>
            </li>
          ))}
        </ol>
      </div>
    </Reveal>
  );
}
