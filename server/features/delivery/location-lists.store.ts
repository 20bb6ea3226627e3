import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { isBlank } from "#server/platform/database/lists/conditions.ts";
import {
  csvDay,
  csvEither,
  csvMoney,
  csvNumber,
  csvText,
} from "#server/platform/database/lists/csv-text.ts";
import type { CsvSource } from "#server/platform/database/lists/export-rows.ts";
import type { ListRules } from "#server/platform/database/lists/list-rules.ts";
import { caseless } from "#server/platform/database/lists/sort.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import type { CityQuery, CountryQuery } from "#shared/delivery/location-form.ts";

import { cities, countries } from "./location.table.ts";

export const COUNTRY_LIST: ListRules<CountryQuery> = {
  sorts: {
    displayOrder: [countries.displayOrder, countries.name],
    name: caseless(countries.name),
    code: countries.code,
    createdAt: countries.createdAt,
  },
  unsorted: ["displayOrder"],
  filters: { isActive: countries.isActive, arabicMissing: isBlank(countries.nameAr) },
  searched: [countries.name, countries.nameAr, countries.code],
  days: countries.createdAt,
  visible: countries.isActive,
};

export const COUNTRY_CSV = {
  call: countryCalls.export,
  table: countries,
  rules: COUNTRY_LIST,
  cells: {
    ID: csvText(countries.id),
    "Country Name": csvText(countries.name),
    "Country Code": csvText(countries.code),
    "Display Order": csvNumber(countries.displayOrder),
    "Cities Count": csvNumber(sql`(
      select count(*) from ${cities}
      where ${cities.countryId} = ${countries.id} and ${cities.deletedAt} is null
    )`),
    Status: csvEither(countries.isActive, "Active", "Inactive"),
    "Created Date": csvDay(countries.createdAt),
  },
} satisfies CsvSource<typeof countryCalls.export, CountryQuery>;

/** A column of the country that a city belongs to. */
const ofCountry = (column: AnyPgColumn) =>
  sql`(select ${column} from ${countries} where ${countries.id} = ${cities.countryId})`;

/** Cities of all countries, grouped by country. */
export const CITY_LIST: ListRules<CityQuery> = {
  sorts: {
    displayOrder: [cities.displayOrder, cities.name],
    name: caseless(cities.name),
    // Groups cities by country; within a country in display order.
    country: [sql`lower(${ofCountry(countries.name)})`, cities.displayOrder, cities.name],
    deliveryFee: cities.deliveryFeeFils,
    createdAt: cities.createdAt,
  },
  unsorted: [
    sql`(select ${countries.displayOrder} from ${countries} where ${countries.id} = ${cities.countryId})`,
    "country",
  ],
  filters: {
    country: cities.countryId,
    isActive: cities.isActive,
    arabicMissing: isBlank(cities.nameAr),
  },
  searched: [
    cities.name,
    cities.nameAr,
    ...[countries.name, countries.nameAr, countries.code].map(ofCountry),
  ],
  days: cities.createdAt,
};

export const CITY_CSV = {
  call: cityCalls.export,
  table: cities,
  rules: CITY_LIST,
  cells: {
    ID: csvText(cities.id),
    "City Name": csvText(cities.name),
    Country: csvText(ofCountry(countries.name)),
    "Delivery Fee": csvMoney(cities.deliveryFeeFils),
    "Display Order": csvNumber(cities.displayOrder),
    Status: csvEither(cities.isActive, "Active", "Inactive"),
    "Created Date": csvDay(cities.createdAt),
  },
} satisfies CsvSource<typeof cityCalls.export, CityQuery>;
