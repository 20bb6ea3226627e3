import { useQuery } from "@tanstack/react-query";

import { api } from "#app/api/browser-api.ts";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import { reserveOrder } from "#shared/orders/order-calls.ts";
import { getSettings } from "#shared/settings/settings-calls.ts";

const ALL_COUNTRIES = { page: "1", limit: "1000" };

/** The dialog's API queries. Each waits until `enabled`. */

export function useAddons(enabled = true) {
  return useQuery({
    queryKey: ["addons"],
    queryFn: async () => (await api(addonCalls.list)).data.data,
    enabled,
  });
}

export function useCountries(enabled = true) {
  return useQuery({
    queryKey: ["countries"],
    queryFn: async () => (await api(countryCalls.list, { query: ALL_COUNTRIES })).data.data,
    enabled,
  });
}

/** The cities of a country; none for ''. */
export function useCities(countryId: string) {
  return useQuery({
    queryKey: ["cities", countryId],
    queryFn: async () => (await api(cityCalls.ofCountry, { params: { countryId } })).data.cities,
    enabled: countryId !== "",
  });
}

export function useBankDetails(enabled = true) {
  return useQuery({
    queryKey: ["settings"],
    queryFn: async () => (await api(getSettings)).data.data,
    select: ({ bank, cliqAlias, cliqQrImage }) => ({ ...bank, cliqAlias, cliqQrImage }),
    enabled,
  });
}

/** A number for the order that is being filled in; `turn` distinguishes consecutive orders. */
export function useReservation(turn: number, enabled: boolean) {
  return useQuery({
    queryKey: ["reservation", turn],
    queryFn: async () => (await api(reserveOrder)).data.data,
    enabled,
    // A customer may have quoted the number, so it must not change while the order is filled in.
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
