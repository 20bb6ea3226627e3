import { useQuery } from "@tanstack/react-query";

import { getLocale } from "#app/i18n/locale.ts";
import { countryCalls } from "#shared/delivery/location-calls.ts";
import type { Country } from "#shared/delivery/location.ts";
import { isOtherCountry } from "#shared/delivery/other-country.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";

import { listPageQuery } from "../resource/use-resource.ts";

const ALL_COUNTRIES = { page: "1", limit: "1000" };

/** The countries that a city can belong to, as the options of a choice. */
export function useCountryOptions() {
  const query = useQuery(listPageQuery<Country>(countryCalls.list, ALL_COUNTRIES));
  const options = (query.data?.data ?? [])
    .filter((country) => !isOtherCountry(country))
    .map((country) => ({
      value: country._id,
      label: `${inLanguage(country, "name", getLocale())} (${country.code})`,
    }));
  return { query, options };
}
