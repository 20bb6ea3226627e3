import type { Db } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

import { locationStore, STAFF } from "./location.store.ts";

/**
 * Refuses to restore a country or city whose name or code another one has taken meanwhile, and a city
 * whose country is deleted. Other writes to countries and cities wait until the transaction ends.
 */
export async function refuseOccupied(trx: Db, entity: string, id: string): Promise<void> {
  if (entity !== "country" && entity !== "city") return;
  const store = locationStore(trx);
  await store.lockWrites();
  if (entity === "country") {
    const country = await store.countryEver(id);
    if (country && (await store.sameCountries(country, id)).length > 0) {
      throw new HttpError(400, apiMessage("restore_country_taken"));
    }
    return;
  }
  const city = await store.cityEver(id);
  if (!city) return;
  if (!(await store.country(city.countryId, STAFF))) {
    const country = (await store.countryEver(city.countryId))!.name;
    throw new HttpError(400, apiMessage("restore_country_first", { country }));
  }
  if (await store.hasCityNamed(city.countryId, city.name, id)) {
    throw new HttpError(400, apiMessage("restore_city_taken"));
  }
}
