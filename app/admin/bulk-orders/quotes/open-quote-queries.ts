import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { listOpenQuotes, remindOfQuote } from "#shared/quotes/open-quotes.ts";

import { sayFailed } from "../../resource/failures.ts";

/** Companies answer at any time. */
export const openQuotesQuery = queryOptions({
  queryKey: [listOpenQuotes.path],
  queryFn: async () => (await api(listOpenQuotes)).data.data,
  refetchOnMount: "always",
  refetchOnWindowFocus: "always",
});

/** Reminds the company of a quote; given is when it was reminded last. */
export function useRemind(id: string) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (_before: string | null) => api(remindOfQuote, { params: { id } }),
    onSuccess({ data: { data: quote } }, before) {
      if (quote.state !== "open") toast.error(m.panel_bulk_open_settled());
      else if (quote.remindedAt === before) toast.error(m.panel_bulk_open_reminded_today());
      else toast.success(m.panel_bulk_open_reminder_sent());
    },
    onError: (error) =>
      sayFailed(error, m.panel_bulk_open_remind_failed(), m.panel_bulk_open_try_again()),
    onSettled: () => cache.invalidateQueries({ queryKey: openQuotesQuery.queryKey }),
  });
}
