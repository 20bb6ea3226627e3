import type { Database } from "#server/database/connect.ts";
import { listRows } from "#server/resource/list.store.ts";
import type { Resource } from "#server/resource/resource-routes.ts";
import { countryCalls } from "#shared/delivery/place-calls.ts";

import { COUNTRY_LIST } from "./place-lists.store.ts";
import type { PlaceService } from "./place.service.ts";
import { placeStore, type CountedCountry } from "./place.store.ts";
import { countries } from "./place.table.ts";
import { presentCountry } from "./present-place.ts";

export function countryResource(
  { db }: Pick<Database, "db">,
  places: PlaceService,
): Resource<CountedCountry, typeof countryCalls> {
  return {
    calls: countryCalls,
    label: "Country",
    present: presentCountry,

    async list(query, viewer, slice) {
      const { rows, total } = await listRows(db, countries, COUNTRY_LIST, query, viewer, slice);
      return { rows: await placeStore(db).withCounts(rows, viewer), total };
    },
    create: (form, _files, by) => places.createCountry(form, by),
    change: (id, change, _files, by) => places.changeCountry(id, change, by),
    remove: places.removeCountry,
  };
}
