import { HttpError, fieldError } from "#server/platform/http-error.ts";
import type { CountryForm } from "#shared/delivery/location-form.ts";
import { isOtherCountry } from "#shared/delivery/location.ts";
import { OTHER_COUNTRY_ID } from "#shared/ids.ts";

import { STAFF, type CountryRow, type LocationStore } from "./location.store.ts";

/** What of places may be written. Each of these looks within the transaction of the write. */

function isOther(country: CountryRow): boolean {
  return country.id === OTHER_COUNTRY_ID || isOtherCountry(country);
}

export function refuseOther(country: CountryRow, message: string): void {
  if (isOther(country)) throw new HttpError(400, message);
}

export async function refuseCityOfOther(
  store: LocationStore,
  countryId: string,
  done: "edited" | "deleted",
): Promise<void> {
  const country = await store.country(countryId, STAFF);
  if (country) refuseOther(country, `The city of the country "other" cannot be ${done}`);
}

/** The country that a city is to belong to. */
export async function countryForCity(store: LocationStore, id: string): Promise<CountryRow> {
  const country = await store.country(id, STAFF);
  if (!country) throw fieldError("country", "This country does not exist");
  if (isOther(country)) {
    throw fieldError("country", 'Cities cannot be added to the country "other"');
  }
  return country;
}

export async function refuseSameCountry(
  store: LocationStore,
  { name, code }: Partial<CountryForm>,
  exceptId?: string,
): Promise<void> {
  const same = await store.sameCountries({ name, code }, exceptId);
  if (same.length === 0) return;
  const fields: Record<string, string> = {};
  // What was not found by its code was found by its name.
  if (same.some((row) => row.code !== code || row.name.toLowerCase() === name?.toLowerCase())) {
    fields["name"] = "A country of this name exists already";
  }
  if (same.some((row) => row.code === code)) {
    fields["code"] = "A country with this code exists already";
  }
  throw new HttpError(400, Object.values(fields)[0]!, { fields });
}

export async function refuseSameCity(
  store: LocationStore,
  countryId: string,
  name: string,
  exceptId?: string,
): Promise<void> {
  if (await store.hasCityNamed(countryId, name, exceptId)) {
    throw fieldError("name", "This country has a city of this name already");
  }
}
