import type { Database, Db } from "#server/platform/database/connect.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import { withinTransaction } from "#server/platform/database/within-transaction.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { storeNewPositions } from "#server/platform/resource/new-positions.store.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { CityForm, CountryForm } from "#shared/delivery/location-form.ts";
import { OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { filsFromJod } from "#shared/money.ts";
import type { User } from "#shared/session/session.ts";

import { cityPositions, COUNTRY_POSITIONS } from "./location-positions.store.ts";
import {
  countryForCity,
  refuseCityOfOther,
  refuseOther,
  refuseSameCity,
  refuseSameCountry,
} from "./location-rules.ts";
import {
  locationStore,
  STAFF,
  type CityOfCountry,
  type CountedCountry,
  type LocationStore,
} from "./location.store.ts";
import { cities, countries } from "./location.table.ts";

/** Countries and their cities. The seeded country `other` and its city can't be changed. */
export function locationService(database: Database) {
  /**
   * Runs one write to countries and cities at a time: so names stay unique, and no city is added to
   * a country that is just being deleted.
   */
  function writing<Result>(
    work: (store: LocationStore, write: ReturnType<typeof writesOf>, trx: Db) => Promise<Result>,
  ): Promise<Result> {
    return database.transaction(async (trx) => {
      const store = locationStore(trx);
      await store.lockWrites();
      return work(store, writesOf(withinTransaction(database, trx)), trx);
    });
  }

  return {
    createCountry: (form: CountryForm, by: User): Promise<CountedCountry> =>
      writing(async (store, write) => {
        await refuseSameCountry(store, form);
        return { ...(await write.countries.create(form, by)), citiesCount: 0 };
      }),

    changeCountry: (
      id: string,
      form: Partial<CountryForm>,
      by: User,
      version?: string,
    ): Promise<CountedCountry> =>
      writing(async (store, write) => {
        await write.countries.update(id, form, by, {
          version,
          async check(row) {
            refuseOther(row, apiMessage("other_country_kept", { done: "edited" }));
            await refuseSameCountry(store, form, id);
          },
        });
        return (await store.country(id, STAFF))!;
      }),

    /** Deletes its cities too. */
    removeCountry: (id: string, by: User): Promise<void> =>
      writing((store, write) =>
        write.countries.remove(id, by, {
          check: (row) => refuseOther(row, apiMessage("other_country_kept", { done: "deleted" })),
          async more() {
            for (const city of await store.citiesOf(id, STAFF)) {
              await write.cities.remove(city.id, by);
            }
          },
        }),
      ),

    /** The country `other` always stays last. */
    reorderCountries: (ids: readonly string[], by: User): Promise<void> =>
      writing(async (_store, _write, trx) => {
        if (ids.includes(OTHER_COUNTRY_ID)) {
          throw new HttpError(400, apiMessage("other_country_kept", { done: "edited" }));
        }
        await storeNewPositions(trx, COUNTRY_POSITIONS, ids, by);
      }),

    /** All ids must belong to the same country. */
    reorderCities: (ids: readonly string[], by: User): Promise<void> =>
      writing(async (store, _write, trx) => {
        const first = await store.city(ids[0]!, STAFF);
        if (!first) throw new HttpError(400, apiMessage("order_out_of_date"));
        await refuseCityOfOther(store, first.countryId, "edited");
        await storeNewPositions(trx, cityPositions(first.countryId), ids, by);
      }),

    createCity: ({ country: countryId, deliveryFee, ...form }: CityForm, by: User) =>
      writing(async (store, write): Promise<CityOfCountry> => {
        const country = await countryForCity(store, countryId);
        await refuseSameCity(store, countryId, form.name);
        const deliveryFeeFils = filsFromJod(deliveryFee);
        const row = await write.cities.create({ ...form, countryId, deliveryFeeFils }, by);
        return { ...row, country };
      }),

    changeCity: (
      id: string,
      { country: newCountryId, deliveryFee, ...form }: Partial<CityForm>,
      by: User,
      version?: string,
    ) =>
      writing(async (store, write): Promise<CityOfCountry> => {
        const input = {
          ...form,
          countryId: newCountryId,
          deliveryFeeFils: deliveryFee === undefined ? undefined : filsFromJod(deliveryFee),
        };
        const row = await write.cities.update(id, input, by, {
          version,
          async check(city) {
            await refuseCityOfOther(store, city.countryId, "edited");
            if (newCountryId !== undefined) await countryForCity(store, newCountryId);
            if (newCountryId === undefined && form.name === undefined) return;
            const countryId = newCountryId ?? city.countryId;
            await refuseSameCity(store, countryId, form.name ?? city.name, id);
          },
        });
        return { ...row, country: (await store.country(row.countryId, STAFF))! };
      }),

    removeCity: (id: string, by: User): Promise<void> =>
      writing((store, write) =>
        write.cities.remove(id, by, {
          check: (city) => refuseCityOfOther(store, city.countryId, "deleted"),
        }),
      ),
  };
}

function writesOf(database: Database) {
  return {
    countries: staffWrites(database, countries, "country"),
    cities: staffWrites(database, cities, "city"),
  };
}

export type LocationService = ReturnType<typeof locationService>;
