import type { QueryClient } from "@tanstack/react-query";

import type { Order } from "#shared/orders/order.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { statisticsQuery } from "../dashboard/dashboard-queries.ts";
import type { ListPage } from "../resource/use-list-page.ts";

export const ORDER_LISTS_KEY = ["orders", "list"] as const;
/** While one change of an order is under way, the version that the next one needs is not known. */
export const ORDER_CHANGE = ["orders", "change"] as const;
export const orderKey = (id: string) => ["orders", "one", id] as const;

/** Shows an order so wherever it is shown, before it is asked for again. */
export function showOrder(cache: QueryClient, order: Order): void {
  cache.setQueryData<Order>(orderKey(order._id), order);
  cache.setQueriesData<ListPage<Order>>(
    { queryKey: ORDER_LISTS_KEY },
    (page) => page && { ...page, data: page.data.map((o) => (o._id === order._id ? order : o)) },
  );
}

/**
 * Shows a change before the server has confirmed it.
 * @returns what shows it as it was
 */
export async function showEarly(
  cache: QueryClient,
  order: Order,
  change: Partial<Order>,
): Promise<() => void> {
  // An answer that is under way would show it as it was.
  await cache.cancelQueries({ queryKey: ORDER_LISTS_KEY });
  await cache.cancelQueries({ queryKey: orderKey(order._id) });
  showOrder(cache, { ...order, ...change });
  return () => showOrder(cache, order);
}

export function hideOrder(cache: QueryClient, { _id }: Order): void {
  cache.setQueriesData<ListPage<Order>>(
    { queryKey: ORDER_LISTS_KEY },
    (page) => page && { ...page, data: page.data.filter((order) => order._id !== _id) },
  );
}

export function refreshOrders(cache: QueryClient): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: ["orders"] }),
    cache.invalidateQueries(statisticsQuery),
  ]);
}

export function ordersAtHand(cache: QueryClient): StaffOrder[] {
  const pages = cache.getQueriesData<ListPage<StaffOrder>>({ queryKey: ORDER_LISTS_KEY });
  return [
    ...pages.flatMap(([, page]) => page?.data ?? []),
    ...(cache.getQueryData<StaffOrder[]>(["orders", "latest"]) ?? []),
  ];
}
