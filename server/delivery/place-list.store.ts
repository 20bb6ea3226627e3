import { and, asc, count, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";
import { containing, sliced, sortedBy, withinDays, type Slice } from "#server/database/listing.ts";
import type { CityQuery, CountryQuery } from "#shared/delivery/place-form.ts";

import {
  countriesWithCount,
  offered,
  type Audience,
  type CityRow,
  type CountedCountry,
  type CountryRow,
} from "./place.store.ts";
import { cities, countries } from "./place.table.ts";

export type CityOfCountry = CityRow & { country: CountryRow };

// The database sorts by code points: without this, every "a" would stand behind "Z".
const countryName = sql`lower(${countries.name})`;
const cityName = sql`lower(${cities.name})`;

const COUNTRY_SORTS = {
  displayOrder: countries.displayOrder,
  name: countryName,
  code: countries.code,
  createdAt: countries.createdAt,
};
const CITY_SORTS = {
  displayOrder: cities.displayOrder,
  name: cityName,
  country: countryName,
  deliveryFee: cities.deliveryFeeFils,
  createdAt: cities.createdAt,
};
const COUNTRIES_UNSORTED = [asc(countries.displayOrder), asc(countryName), asc(countries.id)];
const CITIES_UNSORTED = [
  asc(countries.displayOrder),
  asc(countryName),
  asc(cities.displayOrder),
  asc(cityName),
  asc(cities.id),
];

/** The lists of countries and cities: searched, filtered, sorted, a slice at a time. */
export function placeListStore(db: Db) {
  return {
    async countries(
      query: CountryQuery,
      audience: Audience,
      slice: Slice,
    ): Promise<{ rows: CountedCountry[]; total: number }> {
      const matching = and(
        offered(countries, audience),
        withFlag(countries, query),
        withinDays(countries.createdAt, query),
        containing(query.search, countries.name, countries.nameAr, countries.code),
      );
      const order = query.sort
        ? sortedBy(query.sort, COUNTRY_SORTS, countries.id)
        : COUNTRIES_UNSORTED;
      const selected = countriesWithCount(db, audience)
        .where(matching)
        .orderBy(...order);
      const [rows, total] = await Promise.all([
        sliced(selected, slice),
        db.$count(countries, matching),
      ]);
      return {
        rows: rows.map(({ country, citiesCount }) => ({ ...country, citiesCount })),
        total,
      };
    },

    /** Cities of all countries, as staff see them. */
    async cities(
      query: CityQuery,
      slice: Slice,
    ): Promise<{ rows: CityOfCountry[]; total: number }> {
      const ofCountry = eq(cities.countryId, countries.id);
      const matching = and(
        isNull(cities.deletedAt),
        query.country === undefined ? undefined : eq(cities.countryId, query.country),
        withFlag(cities, query),
        withinDays(cities.createdAt, query),
        containing(query.search, cities.name, cities.nameAr, countries.name, countries.code),
      );
      const selected = db
        .select({ city: cities, country: countries })
        .from(cities)
        .innerJoin(countries, ofCountry)
        .where(matching)
        .orderBy(...(query.sort ? sortedBy(query.sort, CITY_SORTS, cities.id) : CITIES_UNSORTED));
      const counting = db
        .select({ total: count() })
        .from(cities)
        .innerJoin(countries, ofCountry)
        .where(matching);
      const [rows, [counted]] = await Promise.all([sliced(selected, slice), counting]);
      return {
        rows: rows.map(({ city, country }) => ({ ...city, country })),
        total: counted?.total ?? 0,
      };
    },
  };
}

function withFlag(
  table: typeof cities | typeof countries,
  { isActive }: { isActive?: boolean | undefined },
) {
  return isActive === undefined ? undefined : eq(table.isActive, isActive);
}
