import { and, asc, count, eq, ilike, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import type { Viewer } from "#server/platform/database/lists/list-rules.ts";

import { cities, countries } from "./location.table.ts";

export type CountryRow = typeof countries.$inferSelect;
export type CityRow = typeof cities.$inferSelect;
export type CountedCountry = CountryRow & { citiesCount: number };

export type CityOfCountry = CityRow & { country: CountryRow };

export const STAFF: Viewer = { isStaff: true };

/** The advisory lock that serialises writes to countries and cities. */
const WRITE_LOCK = 7_210_003;

export function locationStore(db: Db) {
  /** These countries, each with the number of its cities that the viewer may see. */
  async function withCounts(rows: CountryRow[], viewer: Viewer): Promise<CountedCountry[]> {
    const ids = rows.map(({ id }) => id);
    const counts = await db
      .select({ countryId: cities.countryId, citiesCount: count() })
      .from(cities)
      .where(and(inArray(cities.countryId, ids), offered(cities, viewer)))
      .groupBy(cities.countryId);
    const countOf = new Map(counts.map((each) => [each.countryId, each.citiesCount]));
    return rows.map((row) => ({ ...row, citiesCount: countOf.get(row.id) ?? 0 }));
  }

  return {
    /** Blocks other writes to countries and cities until the transaction ends. */
    async lockWrites(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK})`);
    },

    async country(id: string, viewer: Viewer): Promise<CountedCountry | undefined> {
      const rows = await db
        .select()
        .from(countries)
        .where(and(eq(countries.id, id), offered(countries, viewer)));
      return (await withCounts(rows, viewer))[0];
    },

    withCounts,

    /** Also a deleted one. */
    async countryEver(id: string): Promise<CountryRow | undefined> {
      return (await db.select().from(countries).where(eq(countries.id, id)))[0];
    },

    /** Also a deleted one. */
    async cityEver(id: string): Promise<CityRow | undefined> {
      return (await db.select().from(cities).where(eq(cities.id, id)))[0];
    },

    /** These cities, each with its country. */
    async withCountries(rows: CityRow[]): Promise<CityOfCountry[]> {
      const ids = [...new Set(rows.map(({ countryId }) => countryId))];
      const found = await db.select().from(countries).where(inArray(countries.id, ids));
      const byId = new Map(found.map((country) => [country.id, country]));
      return rows.map((row) => ({ ...row, country: byId.get(row.countryId)! }));
    },

    /** Countries with this name (regardless of case) or this code, except the one with this id. */
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

    citiesOf(countryId: string, viewer: Viewer): Promise<CityRow[]> {
      return db
        .select()
        .from(cities)
        .where(and(eq(cities.countryId, countryId), offered(cities, viewer)))
        .orderBy(asc(cities.displayOrder), asc(cities.name), asc(cities.id));
    },

    async city(id: string, viewer: Viewer): Promise<CityRow | undefined> {
      const [row] = await db
        .select()
        .from(cities)
        .where(and(eq(cities.id, id), offered(cities, viewer)));
      return row;
    },

    /**
     * Whether the country has a city of this name (regardless of case), except the one with this
     * id.
     */
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
export type LocationStore = ReturnType<typeof locationStore>;

/** The rows that a viewer may see: active ones; staff see all that are not deleted. */
function offered(table: typeof cities | typeof countries, { isStaff }: Viewer): SQL | undefined {
  return and(isNull(table.deletedAt), isStaff ? undefined : eq(table.isActive, true));
}

function called(table: typeof cities | typeof countries, name: string): SQL {
  return ilike(table.name, name.replace(/[\\%_]/g, "\\$&"));
}
