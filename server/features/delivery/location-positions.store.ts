import { eq, ne } from "drizzle-orm";

import type { PositionedRows } from "#server/platform/resource/new-positions.store.ts";
import { OTHER_COUNTRY_ID } from "#shared/ids.ts";

import { cities, countries } from "./location.table.ts";

/** All countries except `other`, which always stays last. */
export const COUNTRY_POSITIONS: PositionedRows = {
  table: countries,
  entity: "country",
  amongEquals: countries.name,
  among: ne(countries.id, OTHER_COUNTRY_ID),
};

/** The cities of a country. */
export const cityPositions = (countryId: string): PositionedRows => ({
  table: cities,
  entity: "city",
  amongEquals: cities.name,
  among: eq(cities.countryId, countryId),
});
