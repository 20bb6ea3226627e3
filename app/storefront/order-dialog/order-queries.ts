import { useQuery } from "@tanstack/react-query";

import type { Product } from "#shared/catalog/product.ts";
import { announcedIn, type Announced } from "#shared/delivery/holidays.ts";
import type { Reservation } from "#shared/orders/order.ts";

import { loadLaterWhenIdle } from "./later-parts.ts";

/** The dialog's API queries. */

const calls = async () => (await loadLaterWhenIdle()).orderCalls;

export function useAddons() {
  return useQuery({
    queryKey: ["addons"],
    queryFn: async () => (await calls()).addons(),
  });
}

/** The product as the page has it, until it is asked for anew. */
export function useProductNow(onPage: Product) {
  const { data, refetch } = useQuery({
    queryKey: ["product"],
    queryFn: async () => (await calls()).product(onPage._id),
    initialData: onPage,
    enabled: false,
  });
  return { product: data, refresh: refetch };
}

export function useCountries() {
  return useQuery({
    queryKey: ["countries"],
    queryFn: async () => (await calls()).countries(),
  });
}

/** The cities of a country; none for ''. */
export function useCities(countryId: string) {
  return useQuery({
    queryKey: ["cities", countryId],
    queryFn: async () => (await calls()).citiesOf(countryId),
    enabled: countryId !== "",
  });
}

const settingsQuery = {
  queryKey: ["settings"],
  queryFn: async () => (await calls()).settings(),
};

export function useBankDetails() {
  return useQuery({
    ...settingsQuery,
    select: ({ bank, cliqAlias, cliqQrImage }) => ({ ...bank, cliqAlias, cliqQrImage }),
  });
}

/** True until the settings are loaded; see the settings' contract. */
export function useTakesTransfers(): boolean {
  const { data = true } = useQuery({ ...settingsQuery, select: (shop) => shop.takesTransfers });
  return data;
}

export function useShopPhone() {
  return useQuery({ ...settingsQuery, select: ({ phone }) => phone });
}

/** The days off by which delivery is promised; undefined while they are loaded. */
export function useAnnouncedDays(): Announced | undefined {
  const { data, isLoading } = useQuery({
    ...settingsQuery,
    select: ({ announcedDays }) => announcedDays,
  });
  return isLoading ? undefined : announcedIn(data ?? []);
}

/** `turn` distinguishes consecutive orders. */
export const reservationKey = (turn: number) => ["reservation", turn];

/** A number for the order that is being filled in; `given` when it already has one. */
export function useReservation(turn: number, given: Reservation | undefined) {
  return useQuery({
    queryKey: reservationKey(turn),
    queryFn: async () => (await calls()).reserve(),
    initialData: turn === 0 ? given : undefined,
    // A customer may have quoted the number, so it must not change while the order is filled in.
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
