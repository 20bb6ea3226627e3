import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { waitingPaymentCalls, type WaitingPayment } from "#shared/settings/payment-details.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { sayUnlessShown } from "../resource/failures.ts";
import { useMay } from "../session/use-may.ts";
import { settingsQuery } from "./settings-queries.ts";

export const waitingPaymentQuery = queryOptions({
  queryKey: [...settingsQuery.queryKey, "waiting-payment"],
  queryFn: async () => (await api(waitingPaymentCalls.find)).data.data,
});

/** The settings as they will be, which is what staff edit. */
export function withWaiting(
  settings: PublicSettings,
  waiting: WaitingPayment | null | undefined,
): PublicSettings {
  if (!waiting) return settings;
  const { bank, cliqAlias, cliqQrImage } = waiting;
  return { ...settings, bank, cliqAlias, cliqQrImage };
}

/** Both are read anew a moment after customers see what waited. */
const AFTERWARDS_MS = 2000;

/** The bank details that customers do not see yet, for those who may know of them. */
export function useWaitingPayment(): WaitingPayment | null {
  const may = useMay();
  const cache = useQueryClient();
  const query = useQuery({ ...waitingPaymentQuery, enabled: may(waitingPaymentCalls.find) });
  const { data: waiting = null, dataUpdatedAt } = query;
  useEffect(() => {
    if (!waiting) return;
    const left = Math.max(Date.parse(waiting.offeredAt) - Date.now(), 0) + AFTERWARDS_MS;
    const timer = setTimeout(() => {
      void cache.invalidateQueries({ queryKey: settingsQuery.queryKey });
    }, left);
    return () => clearTimeout(timer);
  }, [waiting, dataUpdatedAt, cache]);
  return waiting;
}

/** Lets customers see what waits at once, or forgets it. */
export function useEndWaiting(how: "offer" | "withdraw") {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api(waitingPaymentCalls[how]),
    onSuccess: () =>
      toast.success(
        how === "offer" ? m.panel_settings_waiting_offered() : m.panel_settings_waiting_withdrawn(),
      ),
    onError: (error: Error) =>
      sayUnlessShown(error, m.panel_update_failed(), m.panel_save_failed()),
    onSettled: () => cache.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}
