import { useQuery } from "@tanstack/react-query";

import { answer } from "#app/api/answer.ts";
import { api } from "#app/api/browser-api.ts";

const ALL_COUNTRIES = { page: "1", limit: "1000" };

/** What the dialog asks the shop for. Each waits until `enabled`. */

export function useAddons(enabled = true) {
  return useQuery({
    queryKey: ["addons"],
    queryFn: async () => (await answer(api.addons.$get({ query: {} }))).data.data,
    enabled,
  });
}

export function useCountries(enabled = true) {
  return useQuery({
    queryKey: ["countries"],
    queryFn: async () => (await answer(api.countries.$get({ query: ALL_COUNTRIES }))).data.data,
    enabled,
  });
}

/** The cities of a country, none for ''. */
export function useCities(countryId: string) {
  return useQuery({
    queryKey: ["cities", countryId],
    queryFn: async () => {
      const call = api.cities.country[":countryId"].$get({ param: { countryId } });
      return (await answer(call)).data.cities;
    },
    enabled: countryId !== "",
  });
}

export function useBankDetails(enabled = true) {
  return useQuery({
    queryKey: ["settings"],
    queryFn: async () => (await answer(api.settings.$get())).data.data,
    select: ({ bank }) => bank,
    enabled,
  });
}

/** A number for the order that is being filled in; `turn` tells one order from the next. */
export function useReservation(turn: number, enabled: boolean) {
  return useQuery({
    queryKey: ["reservation", turn],
    queryFn: async () => (await answer(api.orders.reservations.$post())).data.data,
    enabled,
    // A customer may have quoted it: it stays the same as long as the order is being filled in.
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
