import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { FieldValues } from "react-hook-form";

import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { toast } from "#app/ui/toast.ts";
import type { Call } from "#shared/http/call.ts";

import type { ListPage } from "./resource-list.tsx";
import type { FailureWords, PanelCalls, PanelRecord, ResourceView } from "./resource-view.ts";
import { sayFailed } from "./server-message.ts";

/** Queries and writes of an entity; lists and the records in them are asked for anew after a write. */

/** All that is cached of an entity lies under the path of its list. */
export const resourceKey = (list: Call) => ["resource", list.path];

export function listPageQuery<Item>(list: Call, query: Record<string, string | undefined>) {
  return queryOptions({
    queryKey: [...resourceKey(list), query],
    queryFn: async () =>
      ((await api(list as Call & { query: never }, { query } as never)) as { data: ListPage<Item> })
        .data,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
}

/** An opened record as it is by now, also when the list shows it no more. */
export function useOpenedRecord<Item extends PanelRecord>(
  { list, one }: PanelCalls,
  page: ListPage<Item> | undefined,
  opened: Item | undefined,
  { isRead }: { isRead: boolean },
): Item | undefined {
  const { data } = useQuery({
    queryKey: [...resourceKey(list), "one", opened?._id],
    queryFn: async () => {
      const sent = { params: { id: opened!._id } } as never;
      return ((await api(one as Call, sent)) as { data: { data: Item } }).data.data;
    },
    enabled: isRead && one !== undefined && opened !== undefined,
    refetchOnMount: "always",
  });
  return data ?? page?.data.find(({ _id }) => _id === opened?._id) ?? opened;
}

/** What a dialog sends: the form's values, and pictures beside them. */
export interface SentRecord<Item, Values> {
  item: Item | undefined;
  values: Values;
  pictures: Readonly<Record<string, File | null>>;
}

/** Creates a record, or changes the one that is given. */
export function useSaveRecord<Item extends PanelRecord, Values extends FieldValues>(
  { calls, words }: Pick<ResourceView<Item, Values>, "calls" | "words">,
  onDone: () => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ item, values, pictures }: SentRecord<Item, Values>) => {
      const call: Call = item ? calls.change : calls.create!;
      const params = item ? { params: { id: item._id } } : {};
      return api(call, { ...params, body: values, files: pictures } as never);
    },
    onSuccess(_, { item }) {
      toast.success((item ? words.updated : (words.created ?? words.updated))());
      onDone();
    },
    onError(error) {
      // What is wrong with a field is said beside it, once.
      const isOfFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
      if (!isOfFields) sayFailure(error, words.saveFailed);
    },
    onSettled: () => refreshResource(cache, calls.list),
  });
}

export function useDeleteRecord<Item extends PanelRecord, Values extends FieldValues>(
  { calls, words }: Pick<ResourceView<Item, Values>, "calls" | "words">,
  onDone: () => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (item: Item) => api(calls.remove as Call, { params: { id: item._id } } as never),
    onSuccess() {
      toast.success(words.deleted(), { description: words.deletedText?.() });
      onDone();
    },
    onError: (error) => sayFailure(error, words.deleteFailed),
    onSettled: () => refreshResource(cache, calls.list),
  });
}

function sayFailure(error: Error, { title, text, isFixed }: FailureWords): void {
  sayFailed(error, title(), text(), { isFixed });
}

/** Has lists and counts of an entity asked for anew. */
export function refreshResource(cache: QueryClient, list: Call): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: resourceKey(list) }),
    // The sidebar's counts.
    cache.invalidateQueries({ queryKey: ["statistics"] }),
  ]);
}
