import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import type { Order } from "#shared/orders/order.ts";
import { addRefund, getOrderMoney, withdrawRefund } from "#shared/refunds/refund-calls.ts";
import type { RefundForm } from "#shared/refunds/refund.ts";

import { sayFailed } from "../../resource/failures.ts";
import { refreshOrders } from "../order-cache.ts";

/** What was paid of an order, given back, and is still to come. */
export function orderMoneyQuery(id: string) {
  return queryOptions({
    queryKey: ["orders", "money", id],
    queryFn: async () => (await api(getOrderMoney, { params: { id } })).data.data,
  });
}

export interface NewRefund {
  /** As it was when the form was opened: given back once is not given back twice. */
  version: string;
  form: RefundForm;
  receipt: File | null;
}

export function useAddRefund({ _id: id }: Order) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ version, form, receipt }: NewRefund) =>
      api(addRefund, {
        params: { id },
        headers: { "if-match": version },
        body: form,
        files: { receipt },
      }),
    onSuccess({ data: { data: money } }) {
      cache.setQueryData(orderMoneyQuery(id).queryKey, money);
      toast.success(m.panel_refunds_done());
    },
    onSettled: () => void refreshOrders(cache),
  });
}

export function useWithdrawRefund({ _id: id }: Order) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (refund: string) => api(withdrawRefund, { params: { id, refund } }),
    onSuccess({ data: { data: money } }) {
      cache.setQueryData(orderMoneyQuery(id).queryKey, money);
      toast.success(m.panel_refunds_withdrawn());
    },
    onError: (error) => sayFailed(error, m.panel_update_failed(), m.panel_save_failed()),
    onSettled: () => void refreshOrders(cache),
  });
}
