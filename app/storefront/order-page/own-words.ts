import type { CallApi } from "#app/api/call-api.ts";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import { getProduct } from "#shared/catalog/product-calls.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import type { Order } from "#shared/orders/order.ts";

import { colorNameOf, inPageLanguage } from "../layout/in-language.ts";

const ALL = { page: "1", limit: "1000" };

/**
 * The order with the names of the page's language. An order stores its names in one language only,
 * so they are looked up; what the shop has no more keeps the name that it was ordered by.
 */
export async function inOwnWords(order: Order, api: CallApi): Promise<Order> {
  const { product, cardDesign, deliveryInfo: place } = order;
  const [found, addons, countries, cities] = await Promise.all([
    orNothing(api(getProduct, { params: { id: product._id } })),
    orNothing(api(addonCalls.list, { query: ALL })),
    orNothing(api(countryCalls.list, { query: ALL })),
    orNothing(api(cityCalls.ofCountry, { params: { countryId: place.country._id } })),
  ]);
  const sold = found?.data.data;
  const country = countries?.data.data.find(({ _id }) => _id === place.country._id);
  const city = cities?.data.cities.find(({ _id }) => _id === place.city._id);
  return {
    ...order,
    product: { ...product, title: sold ? inPageLanguage(sold, "title") : product.title },
    cardDesign: {
      ...cardDesign,
      colorName: colorNameOf(sold?.cardDesigns ?? [], cardDesign.color) || cardDesign.colorName,
    },
    addons: order.addons.map((line) => {
      const offered = addons?.data.data.find(({ _id }) => _id === line.addon._id);
      return offered
        ? { ...line, addon: { ...line.addon, title: inPageLanguage(offered, "title") } }
        : line;
    }),
    deliveryInfo: {
      ...place,
      country: country
        ? { ...place.country, name: inPageLanguage(country, "name") }
        : place.country,
      city: city ? { ...place.city, name: inPageLanguage(city, "name") } : place.city,
    },
  };
}

/** The page does without a list that fails: names are all that it would add. */
async function orNothing<Data>(reading: Promise<Data>): Promise<Data | undefined> {
  return reading.catch(() => undefined);
}
