import { recordFields } from "#server/http/answers.ts";
import type { City, Country } from "#shared/delivery/place.ts";
import { jodFromFils } from "#shared/money.ts";

import type { CityRow, CountedCountry, CountryRow } from "./place.store.ts";

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
