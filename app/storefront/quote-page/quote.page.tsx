import { apiContext } from "#app/api/api-context.ts";
import { m } from "#app/i18n/translations.ts";
import { listProducts } from "#shared/catalog/product-calls.ts";
import { getQuote } from "#shared/quotes/quote-calls.ts";

import { NotFound } from "../errors/not-found.tsx";
import { layoutDataIn } from "../layout/layout-data.ts";
import { LINKED_PAGE_HEADERS, orNotFound } from "../layout/linked-page.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import type { Route } from "./+types/quote.page.ts";
import { readPlaces } from "./places.ts";
import { takeQuoteForm } from "./quote-form.ts";
import { QuoteView } from "./quote-view.tsx";

/**
 * The page of one quote, on which a company accepts or declines it: for whoever has its link, made for each
 * request, without a script.
 */
export const handle = { isStatic: true };

export const headers = () => LINKED_PAGE_HEADERS;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopNameIn(matches);
  if (!loaderData) return unlistedHead(m.storefront_meta_not_found_title({ shop }));
  return unlistedHead(m.quote_page_meta_title({ shop, number: loaderData.quote.number }));
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return orNotFound(
    api(getQuote, { params }).then(async ({ data: { data: quote } }) => {
      // What only an open one asks for.
      const isOpen = quote.state === "open";
      const products = isOpen ? await api(listProducts, { query: { limit: "1" } }) : undefined;
      return {
        quote,
        places: isOpen ? await readPlaces(api) : [],
        designs: products?.data.products[0]?.cardDesigns ?? [],
      };
    }),
  );
}

export function action({ request, context, params }: Route.ActionArgs) {
  return takeQuoteForm(request, context.get(apiContext), params.token);
}

export default function QuotePage({
  loaderData,
  actionData: refused,
  matches,
  params,
}: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { quote, ...offered } = loaderData;
  const settings = layoutDataIn(matches)?.settings;
  return (
    <QuoteView
      quote={quote}
      acceptance={{ token: params.token, refused, ...offered }}
      settings={settings}
    />
  );
}
