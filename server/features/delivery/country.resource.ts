import type { Database } from "#server/platform/database/connect.ts";
import { readExport } from "#server/platform/database/lists/exported-file.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { Resource } from "#server/platform/resource/resource-routes.ts";
import { countryCalls } from "#shared/delivery/location-calls.ts";

import { COUNTRY_CSV, COUNTRY_LIST } from "./location-lists.store.ts";
import type { LocationService } from "./location.service.ts";
import { locationStore, type CountedCountry } from "./location.store.ts";
import { countries } from "./location.table.ts";
import { presentCountry } from "./present-location.ts";

export function countryResource(
  database: Database,
  places: LocationService,
): Resource<CountedCountry, typeof countryCalls> {
  const { db } = database;
  return {
    calls: countryCalls,
    entity: "country",
    present: presentCountry,

    async list(query, viewer, slice) {
      const { rows, total } = await listRows(db, countries, COUNTRY_LIST, query, viewer, slice);
      return { rows: await locationStore(db).withCounts(rows, viewer), total };
    },
    create: (form, _files, by) => places.createCountry(form, by),
    change: (id, change, _files, by, version) => places.changeCountry(id, change, by, version),
    remove: places.removeCountry,
    reorder: places.reorderCountries,
    readExport: (query, format) => readExport(database, COUNTRY_CSV, query, format),
  };
}
