import type { Database } from "#server/platform/database/connect.ts";
import { readExport } from "#server/platform/database/lists/exported-file.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import { notFound } from "#server/platform/http-error.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { Resource } from "#server/platform/resource/resource-routes.ts";
import { cityCalls } from "#shared/delivery/location-calls.ts";

import { CITY_CSV, CITY_LIST } from "./location-lists.store.ts";
import type { LocationService } from "./location.service.ts";
import { locationStore, type CityOfCountry } from "./location.store.ts";
import { cities } from "./location.table.ts";
import { presentCity, presentCountry } from "./present-location.ts";

export function cityResource(
  database: Database,
  places: LocationService,
): Resource<CityOfCountry, typeof cityCalls> {
  const { db } = database;
  return {
    calls: cityCalls,
    entity: "city",
    present: (row) => presentCity(row, row.country),

    async list(query, viewer, slice) {
      const { rows, total } = await listRows(db, cities, CITY_LIST, query, viewer, slice);
      return { rows: await locationStore(db).withCountries(rows), total };
    },
    create: (form, _files, by) => places.createCity(form, by),
    change: (id, change, _files, by, version) => places.changeCity(id, change, by, version),
    remove: places.removeCity,
    reorder: places.reorderCities,
    readExport: (query, format) => readExport(database, CITY_CSV, query, format),
  };
}

/** `GET /cities/country/{countryId}` */
export function citiesOfCountryRoute({ db }: Pick<Database, "db">) {
  const places = locationStore(db);
  const routes = newRoutes();
  handleCall(routes, cityCalls.ofCountry, async ({ params }, c) => {
    const viewer = { isStaff: c.get("user") !== undefined };
    const country = await places.country(params.countryId, viewer);
    if (!country) throw notFound("country");
    const rows = await places.citiesOf(country.id, viewer);
    const found = rows.map((city) => presentCity(city, country));
    return {
      status: "success" as const,
      results: found.length,
      data: { country: presentCountry(country), citiesCount: found.length, cities: found },
    };
  });
  return routes;
}
