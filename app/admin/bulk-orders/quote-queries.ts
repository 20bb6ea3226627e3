import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { bulkOrderCalls } from "#shared/bulk-orders/bulk-order-calls.ts";
import { listQuotes, sendQuote } from "#shared/quotes/quote-calls.ts";
import type { QuoteForm } from "#shared/quotes/quote.ts";

import { sayUnlessShown } from "../resource/failures.ts";
import { refreshResource } from "../resource/use-resource.ts";

/** What a company was offered. Its answer comes at any time. */
export function quotesQuery(id: string) {
  return queryOptions({
    queryKey: [listQuotes.path, id],
    queryFn: async () => (await api(listQuotes, { params: { id } })).data.data,
    refetchOnMount: "always",
  });
}

export function useSendQuote(id: string) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: QuoteForm) => api(sendQuote, { params: { id }, body }),
    onSuccess: () =>
      toast.success(m.panel_bulk_quote_saved(), { description: m.panel_bulk_quote_saved_text() }),
    onError: (error) =>
      sayUnlessShown(error, m.panel_bulk_quote_failed(), m.panel_bulk_quote_failed_text()),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [listQuotes.path, id] }),
        refreshResource(cache, bulkOrderCalls.list),
      ]),
  });
}
