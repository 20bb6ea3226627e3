import type { CallApi } from "#app/api/call-api.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import { getProduct } from "#shared/catalog/get-product-call.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import { orderInLanguage } from "#shared/orders/order-in-language.ts";
import type { Order } from "#shared/orders/order.ts";

const ALL = { page: "1", limit: "1000" };

/** The order in the words of the page's language. */
export async function inOwnLanguage(order: Order, api: CallApi): Promise<Order> {
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
