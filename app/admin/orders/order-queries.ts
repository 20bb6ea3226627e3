import {
  keepPreviousData,
  queryOptions,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { z } from "zod";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { listOrders } from "#shared/orders/list-orders-call.ts";
import { changeOrder, countOrders, deleteOrder, getOrder } from "#shared/orders/order-calls.ts";
import type { orderQuerySchema } from "#shared/orders/order-query.ts";
import type { OrderStatus } from "#shared/orders/order-status.ts";
import type { Order } from "#shared/orders/order.ts";

import { isChangedMeanwhile, sayFailed } from "../resource/failures.ts";
import {
  hideOrder,
  ORDER_CHANGE,
  ORDER_LISTS_KEY,
  orderKey,
  ordersAtHand,
  refreshOrders,
  showEarly,
  showOrder,
} from "./order-cache.ts";

const CACHE_MS = 5 * 60_000;

/** A page of orders: cached for five minutes, and refetched whenever it is shown again. */
type OrderListQuery = z.input<typeof orderQuerySchema>;

export function ordersQuery(query: OrderListQuery) {
  return queryOptions({
    queryKey: [...ORDER_LISTS_KEY, query],
    queryFn: async () => (await api(listOrders, { query })).data,
    placeholderData: keepPreviousData,
    gcTime: CACHE_MS,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
}

/** How many orders the tabs hold, under the search and the filters that they share. */
export function orderCountsQuery({ search, paymentMethod, from, to }: OrderListQuery) {
  const query = { search, paymentMethod, from, to };
  return queryOptions({
    queryKey: ["orders", "counts", query],
    queryFn: async () => (await api(countOrders, { query })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
}

/** One order; until it has loaded, the copy from a loaded list is shown. */
export function orderQuery(id: string, cache: QueryClient) {
  return queryOptions({
    queryKey: orderKey(id),
    queryFn: async () => (await api(getOrder, { params: { id } })).data.data,
    placeholderData: () => ordersAtHand(cache).find((order) => order._id === id),
    enabled: id !== "",
  });
}

/**
 * Shown at once, and as it was again when the server refuses it. That somebody else changed the order
 * meanwhile is reported by a toast, unless a form shows it.
 */
export function useUpdateOrderStatus(onDone: () => void, { isChangedShown = false } = {}) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ORDER_CHANGE,
    mutationFn: ({ order, status }: { order: Order; status: OrderStatus }) =>
      api(changeOrder, {
        params: { id: order._id },
        headers: { "if-match": order.updatedAt },
        body: { status },
      }),
    onMutate: ({ order, status }) => showEarly(cache, order, { status }),
    onSuccess({ data: { data: updated } }) {
      showOrder(cache, updated);
      toast.success(m.panel_status_updated());
      onDone();
    },
    onError(error, _, undo) {
      undo?.();
      if (isChangedShown && isChangedMeanwhile(error)) return;
      sayFailed(error, m.panel_update_failed(), m.panel_status_update_failed());
    },
    onSettled: () => void refreshOrders(cache),
  });
}

/** The order as it is now, shown so wherever it is shown. */
export async function orderNow(cache: QueryClient, { _id }: Order): Promise<Order> {
  const now = (await api(getOrder, { params: { id: _id } })).data.data;
  showOrder(cache, now);
  return now;
}

export function useDeleteOrder(onDone: () => void) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (order: Order) => api(deleteOrder, { params: { id: order._id } }),
    onSuccess(_, order) {
      hideOrder(cache, order);
      toast.success(m.panel_order_deleted());
      onDone();
    },
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_order_delete_failed()),
    onSettled: () => void refreshOrders(cache),
  });
}
