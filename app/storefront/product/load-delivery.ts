import type { CallApi } from "#app/api/call-api.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import { isOtherCountry } from "#shared/delivery/location.ts";

import { inPageLanguage } from "../layout/in-language.ts";
import { deliveryFees, type DeliveryFees } from "./delivery-fees.ts";

/** The fees of all cities that the shop delivers to, but not of other countries, whose fees are agreed on. */
export async function loadDelivery(api: CallApi): Promise<DeliveryFees | undefined> {
  const countries = await api(countryCalls.list);
  const served = countries.data.data.filter((country) => !isOtherCountry(country));
  const answers = await Promise.all(
    served.map(({ _id }) => api(cityCalls.ofCountry, { params: { countryId: _id } })),
  );
  const cities = answers.flatMap(({ data }) => data.cities);
  return deliveryFees(
    cities.map((city) => ({ name: inPageLanguage(city, "name"), fee: city.deliveryFee })),
  );
}
