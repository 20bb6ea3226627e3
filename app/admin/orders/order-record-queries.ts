import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import type { OrderNote, OrderRecord } from "#shared/orders/order-record.ts";
import { addOrderNote, deleteOrderNote, getOrderRecord } from "#shared/orders/order-staff-calls.ts";

import { sayFailed } from "../resource/failures.ts";

const recordKey = (id: string) => ["orders", "record", id] as const;

/** An order's notes, history, and the orders with the same receipt. */
export function orderRecordQuery(id: string) {
  return queryOptions({
    queryKey: recordKey(id),
    queryFn: async () => (await api(getOrderRecord, { params: { id } })).data.data,
    enabled: id !== "",
  });
}

export function useAddNote(orderId: string, onDone: () => void) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (text: string) => api(addOrderNote, { params: { id: orderId }, body: { text } }),
    onSuccess({ data: { data: note } }) {
      cache.setQueryData<OrderRecord>(
        recordKey(orderId),
        (record) => record && { ...record, notes: [note, ...record.notes] },
      );
      onDone();
    },
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_orders_note_failed()),
    onSettled: () => void cache.invalidateQueries({ queryKey: recordKey(orderId) }),
  });
}

export function useDeleteNote(orderId: string) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ _id: note }: OrderNote) =>
      api(deleteOrderNote, { params: { id: orderId, note } }),
    onSuccess: () => toast.success(m.panel_orders_note_deleted()),
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_orders_note_delete_failed()),
    onSettled: () => void cache.invalidateQueries({ queryKey: recordKey(orderId) }),
  });
}
