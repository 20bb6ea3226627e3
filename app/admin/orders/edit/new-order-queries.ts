import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { takeOrder } from "#shared/orders/order-staff-calls.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import type { Edit } from "../../resource/edited-form.ts";
import { sayUnlessShown } from "../../resource/failures.ts";
import { useSingleMutation } from "../../resource/use-single-mutation.ts";
import { refreshOrders } from "../order-cache.ts";
import { newOrderBody, type NewOrderChecked, type NewOrderValues } from "./new-order-values.ts";

type NewOrder = Edit<StaffOrder, NewOrderValues, NewOrderChecked>;

/** What the order would come to; asked of the server, which alone knows what things cost. */
export function totalQuery(like: StaffOrder, checked: NewOrderChecked | undefined) {
  return queryOptions({
    queryKey: ["new-order-total", checked],
    queryFn: async () => {
      const query = { dryRun: "true" as const };
      return (await api(takeOrder, { query, body: newOrderBody(checked!, like) })).data.data;
    },
    enabled: checked !== undefined,
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
}

/** Sent again after a failure it is the same order. */
export function useTakeOrder() {
  const cache = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useSingleMutation({
    mutationFn: async ({ item, checked, pictures }: NewOrder) => {
      const answer = await api(takeOrder, {
        headers: { "idempotency-key": key },
        body: newOrderBody(checked, item),
        files: {
          companyLogo: pictures["companyLogo"] ?? null,
          addonImages: [],
          despositeTransactionImg: null,
        },
      });
      return answer.data.data;
    },
    onError: (error) => sayUnlessShown(error, m.panel_update_failed(), m.panel_save_failed()),
    onSettled: () => void refreshOrders(cache),
  });
}
