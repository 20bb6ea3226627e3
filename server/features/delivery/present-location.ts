import { present } from "#server/platform/http/present.ts";
import { citySchema, countrySchema, type City, type Country } from "#shared/delivery/location.ts";
import { jodFromFils } from "#shared/money.ts";

import type { CityRow, CountedCountry, CountryRow } from "./location.store.ts";

export const presentCountry = (row: CountedCountry): Country => present(countrySchema, row, {});

export function presentCity(row: CityRow, { id, name, code }: CountryRow): City {
  return present(citySchema, row, {
    country: { _id: id, id, name, code },
    deliveryFee: jodFromFils(row.deliveryFeeFils),
  });
}
