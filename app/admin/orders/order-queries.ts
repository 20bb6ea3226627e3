import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { deleteOrder, getOrder, listOrders, setOrderStatus } from "#shared/orders/order-calls.ts";
import type { OrderStatus } from "#shared/orders/order-status.ts";
import type { Order } from "#shared/orders/order.ts";

import { statisticsQuery } from "../dashboard/dashboard-queries.ts";
import type { ListPage } from "../resource/resource-list.tsx";
import { sayFailed } from "../resource/server-message.ts";
import type { OrderListQuery } from "./order-list-rules.ts";

const CACHE_MS = 5 * 60_000;
const LISTS = ["orders", "list"] as const;

/** A page of orders: cached for five minutes, and refetched whenever it is shown again. */
export function ordersQuery(query: OrderListQuery) {
  return queryOptions({
    queryKey: [...LISTS, query],
    queryFn: async () => (await api(listOrders, { query })).data,
    placeholderData: keepPreviousData,
    gcTime: CACHE_MS,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
}

/** One order; until it has loaded, the copy from a loaded list is shown. */
export function orderQuery(id: string, cache: QueryClient) {
  return queryOptions({
    queryKey: ["orders", "one", id],
    queryFn: async () => (await api(getOrder, { params: { id } })).data.data,
    placeholderData: () => ordersAtHand(cache).find((order) => order._id === id),
    enabled: id !== "",
  });
}

function ordersAtHand(cache: QueryClient): Order[] {
  const pages = cache.getQueriesData<ListPage<Order>>({ queryKey: LISTS });
  return [
    ...pages.flatMap(([, page]) => page?.data ?? []),
    ...(cache.getQueryData<Order[]>(["orders", "latest"]) ?? []),
  ];
}

export function useUpdateOrderStatus(onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ order, status }: { order: Order; status: OrderStatus }) =>
      api(setOrderStatus, { params: { id: order._id }, body: { status } }),
    onSuccess({ data: { data: updated } }) {
      // Updates the table at once, before the lists are refetched.
      cache.setQueriesData<ListPage<Order>>(
        { queryKey: LISTS },
        (page) =>
          page && { ...page, data: page.data.map((o) => (o._id === updated._id ? updated : o)) },
      );
      toast.success(m.panel_status_updated());
      onDone();
    },
    onError: (error) => sayFailed(error, m.panel_update_failed(), m.panel_status_update_failed()),
    onSettled: () => void refreshOrders(cache),
  });
}

export function useDeleteOrder(onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => api(deleteOrder, { params: { id: order._id } }),
    onSuccess(_, order) {
      cache.setQueriesData<ListPage<Order>>(
        { queryKey: LISTS },
        (page) => page && { ...page, data: page.data.filter(({ _id }) => _id !== order._id) },
      );
      toast.success(m.panel_order_deleted());
      onDone();
    },
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_order_delete_failed()),
    onSettled: () => void refreshOrders(cache),
  });
}

function refreshOrders(cache: QueryClient): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: ["orders"] }),
    cache.invalidateQueries(statisticsQuery),
  ]);
}
