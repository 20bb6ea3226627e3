import type { CallApi } from "#app/api/call-api.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import { isOtherCountry } from "#shared/delivery/other-country.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";

const SEPARATOR = " ";

export interface CountryChoice {
  name: string;
  cities: { value: string; name: string }[];
}

/** The country and the city of a choice; '' for none. */
export function placeOf(chosen: string): { country: string; city: string } {
  const [country = "", city = ""] = chosen.split(SEPARATOR);
  return { country, city };
}

/** Where the shop delivers to, but for the country `other`: there the shop writes first. */
export async function readPlaces(api: CallApi): Promise<CountryChoice[]> {
  const { data } = await api(countryCalls.list, { query: {} });
  const countries = data.data.filter((country) => !isOtherCountry(country));
  return Promise.all(
    countries.map(async (country) => {
      const params = { countryId: country._id };
      const found = (await api(cityCalls.ofCountry, { params })).data;
      return {
        name: inLanguage(country, "name", getLocale()),
        cities: found.cities.map((city) => ({
          value: country._id + SEPARATOR + city._id,
          name: inLanguage(city, "name", getLocale()),
        })),
      };
    }),
  );
}
