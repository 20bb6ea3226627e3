import { useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import type { PaymentDecision } from "#shared/orders/order-payment.ts";
import { decidePayment } from "#shared/orders/order-staff-calls.ts";
import type { Order } from "#shared/orders/order.ts";

import { sayFailed } from "../../resource/failures.ts";
import { ORDER_CHANGE, refreshOrders, showEarly, showOrder } from "../order-cache.ts";

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
  cash_due: m.panel_orders_cash_due_again,
};
