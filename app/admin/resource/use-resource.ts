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
import type { Upload } from "#app/api/ask-uploading.ts";
import { api } from "#app/api/panel-api.ts";
import { toast } from "#app/ui/toast.ts";
import type { Call } from "#shared/http/call.ts";

import type { ListPage } from "./resource-list.tsx";
import type { FailureWords, PanelCalls, PanelRecord, RecordView } from "./resource-view.ts";
import { isChangedMeanwhile, sayFailed } from "./server-message.ts";
import { isGivenUp, useUpload } from "./use-upload.ts";

/** Queries and mutations of an entity; lists and records are refetched after a write. */

/** The key prefix of everything that is cached of an entity. */
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

/** One record, by an entity's call for it. */
export function oneQuery<Item>(list: Call, one: Call | undefined, id: string | undefined) {
  return queryOptions({
    queryKey: [...resourceKey(list), "one", id],
    queryFn: async () => {
      const sent = { params: { id } } as never;
      return ((await api(one!, sent)) as { data: { data: Item } }).data.data;
    },
    refetchOnMount: "always",
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
    ...oneQuery<Item>(list, one, opened?._id),
    enabled: isRead && one !== undefined && opened !== undefined,
  });
  return data ?? page?.data.find(({ _id }) => _id === opened?._id) ?? opened;
}

/** The input of a save: the form's values, and pictures. */
export interface SentRecord<Item, Values> {
  item: Item | undefined;
  values: Values;
  pictures: Readonly<Record<string, File | null>>;
}

/** Creates a record, or changes the given one. */
export function useSaveRecord<Item extends PanelRecord, Values extends FieldValues>(
  { calls, words }: RecordView<Item, Values>,
  onDone: () => void,
) {
  const cache = useQueryClient();
  const upload = useUpload();
  const saving = useMutation({
    mutationFn: ({ item, values, pictures }: SentRecord<Item, Values>) => {
      const call: Call = item ? calls.change : calls.create!;
      const params = item
        ? { params: { id: item._id }, headers: { "if-match": item.updatedAt } }
        : {};
      const sent = { ...params, body: values, files: pictures };
      const send = (followed?: Upload) => api(call, { ...sent, upload: followed } as never);
      return Object.values(pictures).some(Boolean) ? upload.follow(send) : send();
    },
    onSuccess(_, { item }) {
      toast.success((item ? words.updated : (words.created ?? words.updated))());
      onDone();
    },
    onError(error, { item }) {
      // What is wrong with a field is said beside it, once.
      const isOfFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
      if (isOfFields || isGivenUp(error) || isChangedMeanwhile(error)) return;
      sayFailure(error, (!item && words.createFailed) || words.saveFailed);
    },
    onSettled: () => refreshResource(cache, calls.list),
  });
  return { ...saving, upload: upload.state };
}

export function useDeleteRecord<Item extends PanelRecord, Values extends FieldValues>(
  { calls, words }: Pick<RecordView<Item, Values>, "calls" | "words">,
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

/** Invalidates the lists and counts of an entity. */
export function refreshResource(cache: QueryClient, list: Call): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: resourceKey(list) }),
    // For the sidebar's counts.
    cache.invalidateQueries({ queryKey: ["statistics"] }),
  ]);
}
