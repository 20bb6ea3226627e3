import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { FieldValues } from "react-hook-form";

import type { Upload } from "#app/api/ask-uploading.ts";
import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import type { Call } from "#shared/http/call.ts";

import { refreshNames } from "../names/names.ts";
import type { Edit } from "./edited-form.ts";
import { sayFailed, sayUnlessShown } from "./failures.ts";
import { resourceKey } from "./resource-key.ts";
import type { FailureTexts, PanelCalls, PanelRecord, RecordView } from "./resource-view.ts";
import type { ListPage } from "./use-list-page.ts";
import { useUpload } from "./use-upload.ts";

/** Queries and mutations of an entity; lists and records are refetched after a write. */

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

/** The record as it is now, from its list loaded anew; undefined when it is no longer there. */
export async function currentRecord<Item extends PanelRecord>(
  cache: QueryClient,
  list: Call,
  id: string,
): Promise<Item | undefined> {
  // Other pages of the list may still be cached, with older versions.
  const shown = { queryKey: resourceKey(list), type: "active" } as const;
  await cache.refetchQueries(shown);
  return cache
    .getQueriesData<ListPage<Item>>(shown)
    .flatMap(([, page]) => page?.data ?? [])
    .find(({ _id }) => _id === id);
}

/** What is reported of a failed write, if the entity has no words of its own for it. */
export const SAVE_FAILED: FailureTexts = {
  title: m.panel_update_failed,
  text: m.panel_save_failed,
};
const DELETE_FAILED: FailureTexts = {
  title: m.panel_delete_failed_title,
  text: m.panel_delete_failed,
};

/** Creates a record, or changes the given one. */
export function useSaveRecord<Item extends PanelRecord, Values extends FieldValues>(
  { calls, texts }: RecordView<Item, Values>,
  onDone: () => void,
) {
  const cache = useQueryClient();
  const upload = useUpload();
  const saving = useSingleMutation({
    mutationFn: ({ item, checked, pictures }: Edit<Item | undefined, Values>) => {
      const call: Call = item ? calls.change : calls.create!;
      const params = item
        ? { params: { id: item._id }, headers: { "if-match": item.updatedAt } }
        : {};
      const sent = { ...params, body: checked, files: pictures };
      const send = (followed?: Upload) => api(call, { ...sent, upload: followed } as never);
      return Object.values(pictures).some(Boolean) ? upload.follow(send) : send();
    },
    onSuccess(_, { item }) {
      toast.success((item ? texts.updated : (texts.created ?? texts.updated))());
      onDone();
    },
    onError(error, { item }) {
      const { title, text, isFixed } =
        (!item && texts.createFailed) || (texts.saveFailed ?? SAVE_FAILED);
      sayUnlessShown(error, title(), text(), { isFixed });
    },
    onSettled: () => refreshResource(cache, calls.list),
  });
  return { ...saving, upload: upload.state };
}

export function useDeleteRecord<Item extends PanelRecord, Values extends FieldValues>(
  { calls, texts }: Pick<RecordView<Item, Values>, "calls" | "texts">,
  onDone: () => void,
) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (item: Item) => api(calls.remove as Call, { params: { id: item._id } } as never),
    onSuccess() {
      toast.success(texts.deleted(), { description: texts.deletedText?.() });
      onDone();
    },
    onError(error) {
      const { title, text, isFixed } = texts.deleteFailed ?? DELETE_FAILED;
      sayFailed(error, title(), text(), { isFixed });
    },
    onSettled: () => refreshResource(cache, calls.list),
  });
}

/** Invalidates the lists and counts of an entity, and the names that it may have changed. */
export function refreshResource(cache: QueryClient, list: Call): Promise<unknown> {
  return Promise.all([
    refreshNames(),
    cache.invalidateQueries({ queryKey: resourceKey(list) }),
    // For the sidebar's counts.
    cache.invalidateQueries({ queryKey: ["statistics"] }),
  ]);
}
