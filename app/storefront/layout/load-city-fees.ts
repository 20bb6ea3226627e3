import type { CallApi } from "#app/api/call-api.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import { isOtherCountry } from "#shared/delivery/other-country.ts";

import { inPageLanguage } from "./in-language.ts";

export interface CityFee {
  /** In the page's language. */
  name: string;
  /** In JOD. */
  fee: number;
}

/** All cities that the shop delivers to, but not those of other countries, where fees are agreed on. */
export async function loadCityFees(api: CallApi): Promise<readonly CityFee[]> {
  const countries = await api(countryCalls.list);
  const served = countries.data.data.filter((country) => !isOtherCountry(country));
  const answers = await Promise.all(
    served.map(({ _id }) => api(cityCalls.ofCountry, { params: { countryId: _id } })),
  );
  return answers
    .flatMap(({ data }) => data.cities)
    .map((city) => ({ name: inPageLanguage(city, "name"), fee: city.deliveryFee }));
}
