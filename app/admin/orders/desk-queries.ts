import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import {
  addOrderNote,
  decidePayment,
  deleteOrderNote,
  getOrderRecord,
} from "#shared/orders/order-desk-calls.ts";
import type { PaymentDecision } from "#shared/orders/order-payment.ts";
import type { OrderNote, OrderRecord } from "#shared/orders/order-record.ts";
import type { Order } from "#shared/orders/order.ts";

import { sayFailed } from "../resource/failures.ts";
import { useSingleMutation } from "../resource/use-single-mutation.ts";
import { ORDER_CHANGE, refreshOrders, showEarly, showOrder } from "./order-cache.ts";

const recordKey = (id: string) => ["orders", "record", id] as const;

/** An order's notes, history, and the orders with the same receipt. */
export function orderRecordQuery(id: string) {
  return queryOptions({
    queryKey: recordKey(id),
    queryFn: async () => (await api(getOrderRecord, { params: { id } })).data.data,
    enabled: id !== "",
  });
}

export interface Decision {
  order: Order;
  paymentState: PaymentDecision;
  reason?: string;
}

/** What is decided of a receipt shows at once, and as it was again when the server refuses it. */
export function useDecidePayment(onDone: (decision: Decision) => void = () => {}) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ORDER_CHANGE,
    mutationFn: ({ order, paymentState, reason = "" }: Decision) =>
      api(decidePayment, {
        params: { id: order._id },
        headers: { "if-match": order.updatedAt },
        body: { paymentState, reason },
      }),
    onMutate: ({ order, paymentState }) => showEarly(cache, order, { paymentState }),
    onSuccess({ data: { data: updated } }, decision) {
      showOrder(cache, updated);
      toast.success(DONE[decision.paymentState]());
      onDone(decision);
    },
    onError(error, _, undo) {
      undo?.();
      sayFailed(error, m.panel_update_failed(), m.panel_orders_decision_failed());
    },
    onSettled: () => void refreshOrders(cache),
  });
}

const DONE: Record<PaymentDecision, () => string> = {
  accepted: m.panel_orders_receipt_accepted,
  better_receipt_asked: m.panel_orders_better_asked,
  receipt_to_check: m.panel_orders_decision_undone,
};

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
