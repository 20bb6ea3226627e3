import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { outboxCalls } from "#shared/outbox/outbox-calls.ts";
import type {
  OutboxChange,
  OutboxItem,
  OutboxRetry,
  PreviewQuery,
  TestMessage,
} from "#shared/outbox/outbox.ts";

import { sayFailed } from "../resource/failures.ts";
import { resourceKey } from "../resource/resource-key.ts";
import { listPageQuery, refreshResource } from "../resource/use-resource.ts";

/** What waits is sent meanwhile, and whoever looks wants to see it. */
const LOOK_AGAIN_MS = 5_000;

export const outboxQuery = (query: Record<string, string | undefined>) =>
  queryOptions({
    ...listPageQuery<OutboxItem>(outboxCalls.list, query),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const outboxSummaryQuery = queryOptions({
  queryKey: [...resourceKey(outboxCalls.list), "summary"],
  queryFn: async () => (await api(outboxCalls.summary)).data.data,
  refetchInterval: LOOK_AGAIN_MS,
});

/** What a notification of a kind says. It changes with the settings alone. */
export const previewQuery = (query: PreviewQuery) =>
  queryOptions({
    queryKey: ["outbox-preview", query],
    queryFn: async () => (await api(outboxCalls.preview, { query })).data.data,
  });

/** What a notification says at this moment; it may change until it is sent. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ["outbox-message", id],
    queryFn: async () => (await api(outboxCalls.message, { params: { id } })).data.data,
    staleTime: 0,
  });

/** Sends again what has failed, or discards what was not sent. */
export function useChangeOutbox(onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ item, state }: OutboxChange & { item: OutboxItem }) =>
      api(outboxCalls.change, { params: { id: item._id }, body: { state } }),
    onSuccess(_, { state }) {
      toast.success(state === "waiting" ? m.panel_outbox_retried() : m.panel_outbox_discarded());
      onDone();
    },
    onError: (error) => sayFailed(error, m.panel_update_failed(), m.panel_outbox_change_failed()),
    onSettled: () => refreshResource(cache, outboxCalls.list),
  });
}

/** Sends or discards all that have failed, or that are held. */
export function useChangeAll() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: OutboxRetry) => api(outboxCalls.retryAll, { body }),
    onSuccess: ({ data: { data } }, { state }) =>
      toast.success(
        state === "waiting" ? m.panel_outbox_retried_all(data) : m.panel_outbox_discarded_all(data),
      ),
    onError: (error) => sayFailed(error, m.panel_update_failed(), m.panel_outbox_change_failed()),
    onSettled: () => refreshResource(cache, outboxCalls.list),
  });
}

/** The caller says what came of it. */
export function useTestMessage() {
  return useSingleMutation({
    mutationFn: async (body: TestMessage) => (await api(outboxCalls.test, { body })).data.data,
    onError: () => {},
  });
}
