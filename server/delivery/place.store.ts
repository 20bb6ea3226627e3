import { and, asc, count, eq, ilike, isNull, ne, or, sql, type SQL } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";

import { cities, countries } from "./place.table.ts";

export type CountryRow = typeof countries.$inferSelect;
export type CityRow = typeof cities.$inferSelect;
export type CountedCountry = CountryRow & { citiesCount: number };

/** Anonymous callers are offered active places only; staff see all that is not deleted. */
export interface Audience {
  seesInactive: boolean;
}

export const STAFF: Audience = { seesInactive: true };

/** Whoever writes places waits for the one who does. */
const WRITE_LOCK = 7_210_003;

export function placeStore(db: Db) {
  return {
    /** Until the transaction ends, nobody else writes places. */
    async lockWrites(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK})`);
    },

    async country(id: string, audience: Audience): Promise<CountedCountry | undefined> {
      const [row] = await countriesWithCount(db, audience).where(
        and(eq(countries.id, id), offered(countries, audience)),
      );
      return row && { ...row.country, citiesCount: row.citiesCount };
    },

    /** Countries, but the one of this id, that have this name, however written, or this code. */
    sameCountries(
      { name, code }: { name?: string | undefined; code?: string | undefined },
      exceptId: string | undefined,
    ): Promise<CountryRow[]> {
      return db
        .select()
        .from(countries)
        .where(
          and(
            isNull(countries.deletedAt),
            exceptId === undefined ? undefined : ne(countries.id, exceptId),
            or(
              name === undefined ? sql`false` : called(countries, name),
              code === undefined ? sql`false` : eq(countries.code, code),
            ),
          ),
        );
    },

    citiesOf(countryId: string, audience: Audience): Promise<CityRow[]> {
      return db
        .select()
        .from(cities)
        .where(and(eq(cities.countryId, countryId), offered(cities, audience)))
        .orderBy(asc(cities.displayOrder), asc(cities.name), asc(cities.id));
    },

    async city(id: string, audience: Audience): Promise<CityRow | undefined> {
      const [row] = await db
        .select()
        .from(cities)
        .where(and(eq(cities.id, id), offered(cities, audience)));
      return row;
    },

    /** Whether the country has a city of this name, however written, but the one of this id. */
    async hasCityNamed(
      countryId: string,
      name: string,
      exceptId: string | undefined,
    ): Promise<boolean> {
      const same = and(
        isNull(cities.deletedAt),
        eq(cities.countryId, countryId),
        exceptId === undefined ? undefined : ne(cities.id, exceptId),
        called(cities, name),
      );
      return (await db.$count(cities, same)) > 0;
    },
  };
}
export type PlaceStore = ReturnType<typeof placeStore>;

/** Countries, each with the number of its cities that this audience is offered. */
export function countriesWithCount(db: Db, audience: Audience) {
  return db
    .select({ country: countries, citiesCount: count(cities.id) })
    .from(countries)
    .leftJoin(cities, and(eq(cities.countryId, countries.id), offered(cities, audience)))
    .groupBy(countries.id);
}

export function offered(
  table: typeof cities | typeof countries,
  { seesInactive }: Audience,
): SQL | undefined {
  return and(isNull(table.deletedAt), seesInactive ? undefined : eq(table.isActive, true));
}

function called(table: typeof cities | typeof countries, name: string): SQL {
  return ilike(table.name, name.replace(/[\\%_]/g, "\\$&"));
}
