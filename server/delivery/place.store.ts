import { and, asc, count, eq, isNull, type SQL } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";

import { cities, countries } from "./place.table.ts";

export type CountryRow = typeof countries.$inferSelect;
export type CityRow = typeof cities.$inferSelect;

/** Anonymous callers are offered active places only; staff see all that is not deleted. */
export interface Audience {
  seesInactive: boolean;
}

export type CountedCountry = CountryRow & { citiesCount: number };

export function placeStore(db: Db) {
  const counted = (audience: Audience) =>
    db
      .select({ country: countries, citiesCount: count(cities.id) })
      .from(countries)
      .leftJoin(cities, and(eq(cities.countryId, countries.id), offered(cities, audience)))
      .groupBy(countries.id);

  return {
    async countries(
      audience: Audience,
      page: { limit: number | undefined; offset: number },
    ): Promise<CountedCountry[]> {
      const query = counted(audience)
        .where(offered(countries, audience))
        .orderBy(asc(countries.displayOrder), asc(countries.name), asc(countries.id))
        .offset(page.offset);
      const rows = await (page.limit === undefined ? query : query.limit(page.limit));
      return rows.map(({ country, citiesCount }) => ({ ...country, citiesCount }));
    },

    countCountries: (audience: Audience) => db.$count(countries, offered(countries, audience)),

    async country(id: string, audience: Audience): Promise<CountedCountry | undefined> {
      const [row] = await counted(audience).where(
        and(eq(countries.id, id), offered(countries, audience)),
      );
      return row && { ...row.country, citiesCount: row.citiesCount };
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
  };
}

function offered(table: typeof cities | typeof countries, { seesInactive }: Audience): SQL {
  return and(isNull(table.deletedAt), seesInactive ? undefined : eq(table.isActive, true))!;
}
