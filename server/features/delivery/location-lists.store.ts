import { sql } from "drizzle-orm";

import type { ListRules } from "#server/platform/database/lists/list-rules.ts";
import { caseless } from "#server/platform/database/lists/order.ts";
import type { CityQuery, CountryQuery } from "#shared/delivery/location-form.ts";

import { cities, countries } from "./location.table.ts";

export const COUNTRY_LIST: ListRules<CountryQuery> = {
  sorts: {
    displayOrder: countries.displayOrder,
    name: caseless(countries.name),
    code: countries.code,
    createdAt: countries.createdAt,
  },
  unsorted: ["displayOrder", "name"],
  filters: { isActive: countries.isActive },
  searched: [countries.name, countries.nameAr, countries.code],
  days: countries.createdAt,
  visible: countries.isActive,
};

/** A column of a city's country. */
const ofCountry = (column: typeof countries.name | typeof countries.code) =>
  sql`(select ${column} from ${countries} where ${countries.id} = ${cities.countryId})`;

/** Cities of all countries, those of a country together. */
export const CITY_LIST: ListRules<CityQuery> = {
  sorts: {
    displayOrder: cities.displayOrder,
    name: caseless(cities.name),
    country: sql`lower(${ofCountry(countries.name)})`,
    deliveryFee: cities.deliveryFeeFils,
    createdAt: cities.createdAt,
  },
  unsorted: [
    sql`(select ${countries.displayOrder} from ${countries} where ${countries.id} = ${cities.countryId})`,
    "country",
    "displayOrder",
    "name",
  ],
  filters: { country: cities.countryId, isActive: cities.isActive },
  searched: [cities.name, cities.nameAr, ofCountry(countries.name), ofCountry(countries.code)],
  days: cities.createdAt,
};
