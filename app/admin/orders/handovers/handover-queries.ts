import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import {
  getHandover,
  listHandovers,
  makeHandover,
  removeFromHandover,
  settleHandover,
} from "#shared/handovers/handover-calls.ts";
import type {
  handoverQuerySchema,
  HandoverSheet,
  settlementSchema,
} from "#shared/handovers/handover.ts";

import { sayFailed } from "../../resource/failures.ts";
import { refreshOrders } from "../order-cache.ts";

const KEY = ["orders", "handovers"] as const;

export function handoversQuery(query: z.input<typeof handoverQuerySchema>) {
  return queryOptions({
    queryKey: [...KEY, "list", query],
    queryFn: async () => (await api(listHandovers, { query })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

export function handoverQuery(id: string) {
  return queryOptions({
    queryKey: [...KEY, "one", id],
    queryFn: async () => (await api(getHandover, { params: { id } })).data.data,
  });
}

export function useMakeHandover() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { courier: string; orders: string[] }) => api(makeHandover, { body }),
    onSuccess: ({ data: { data: made } }) =>
      cache.setQueryData(handoverQuery(made.sheet._id).queryKey, made.sheet),
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_handover_make_failed()),
    onSettled: () => void refreshOrders(cache),
  });
}

type Settled = z.input<typeof settlementSchema>["orders"];

/** Ticks orders of a sheet off, or takes one off it. */
export function useChangeHandover(id: string, onDone: () => void = () => {}) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (change: { settled: Settled } | { removed: string }) =>
      "removed" in change
        ? api(removeFromHandover, { params: { id, order: change.removed } })
        : api(settleHandover, { params: { id }, body: { orders: change.settled } }),
    onSuccess({ data: { data: sheet } }) {
      cache.setQueryData<HandoverSheet>(handoverQuery(id).queryKey, sheet);
      toast.success(m.panel_handover_changed());
      onDone();
    },
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_handover_change_failed()),
    onSettled: () => void refreshOrders(cache),
  });
}
