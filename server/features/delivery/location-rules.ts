import { HttpError, fieldError, fieldErrors } from "#server/platform/http-error.ts";
import type { Done } from "#shared/api-messages/answer-messages.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import type { CountryForm } from "#shared/delivery/location-form.ts";
import { isOtherCountry } from "#shared/delivery/other-country.ts";
import { OTHER_COUNTRY_ID } from "#shared/ids.ts";

import { STAFF, type CountryRow, type LocationStore } from "./location.store.ts";

/** Validation of countries and cities. Each function runs within the transaction of the write. */

function isOther(country: CountryRow): boolean {
  return country.id === OTHER_COUNTRY_ID || isOtherCountry(country);
}

export function refuseOther(country: CountryRow, reported: ApiMessage): void {
  if (isOther(country)) throw new HttpError(400, reported);
}

export async function refuseCityOfOther(
  store: LocationStore,
  countryId: string,
  done: Done,
): Promise<void> {
  const country = await store.country(countryId, STAFF);
  if (country) refuseOther(country, apiMessage("other_city_kept", { done }));
}

/** The country that a city is being assigned to. */
export async function countryForCity(store: LocationStore, id: string): Promise<CountryRow> {
  const country = await store.country(id, STAFF);
  if (!country) throw fieldError("country", apiMessage("country_unknown"));
  if (isOther(country)) {
    throw fieldError("country", apiMessage("other_country_full"));
  }
  return country;
}

export async function refuseSameCountry(
  store: LocationStore,
  { name, code }: Partial<CountryForm>,
  exceptId?: string,
): Promise<void> {
  const same = await store.sameCountries({ name, code }, exceptId);
  const fields: Record<string, ApiMessage> = {};
  // A country found without an equal code was found by its name.
  if (same.some((row) => row.code !== code || row.name.toLowerCase() === name?.toLowerCase())) {
    fields["name"] = apiMessage("country_name_taken");
  }
  if (same.some((row) => row.code === code)) {
    fields["code"] = apiMessage("country_code_taken");
  }
  const problems = fieldErrors(fields);
  if (problems) throw problems;
}

export async function refuseSameCity(
  store: LocationStore,
  countryId: string,
  name: string,
  exceptId?: string,
): Promise<void> {
  if (await store.hasCityNamed(countryId, name, exceptId)) {
    throw fieldError("name", apiMessage("city_name_taken"));
  }
}
