import { recordFields } from "#server/platform/http/answers.ts";
import type { City, Country } from "#shared/delivery/location.ts";
import { jodFromFils } from "#shared/money.ts";

import type { CityRow, CountedCountry, CountryRow } from "./location.store.ts";

export function presentCountry(row: CountedCountry): Country {
  return {
    ...recordFields(row),
    name: row.name,
    nameAr: row.nameAr,
    code: row.code,
    isActive: row.isActive,
    displayOrder: row.displayOrder,
    citiesCount: row.citiesCount,
  };
}

export function presentCity(row: CityRow, country: CountryRow): City {
  return {
    ...recordFields(row),
    name: row.name,
    nameAr: row.nameAr,
    country: { _id: country.id, id: country.id, name: country.name, code: country.code },
    deliveryFee: jodFromFils(row.deliveryFeeFils),
    isActive: row.isActive,
    displayOrder: row.displayOrder,
  };
}
