import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import type { Call } from "#shared/http/call.ts";
import { inNewPositions } from "#shared/in-new-positions.ts";

import { sayFailed } from "./failures.ts";
import type { PanelRecord } from "./resource-view.ts";
import type { RowPosition } from "./row-position.ts";
import type { ListPage } from "./use-list-page.ts";
import { listPageQuery, refreshResource } from "./use-resource.ts";

/** Stores new positions. The list shows it at once and goes back if saving fails. */
export function useReorder<Item extends PanelRecord>(
  position: RowPosition<Item> | undefined,
  list: Call,
  query: Record<string, string | undefined>,
) {
  const cache = useQueryClient();
  const { queryKey } = listPageQuery<Item>(list, query);
  return useMutation({
    // In sequence, because each is based on the one before.
    scope: { id: list.path },
    mutationFn: (ids: string[]) => api(position!.call, { body: { ids } }),
    async onMutate(ids) {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<ListPage<Item>>(queryKey);
      if (before) cache.setQueryData(queryKey, { ...before, data: inOrder(before.data, ids) });
      return { before };
    },
    onSuccess: () => toast.success(m.panel_reordered()),
    onError(error, _ids, context) {
      if (context?.before) cache.setQueryData(queryKey, context.before);
      sayFailed(error, m.panel_update_failed(), m.panel_reorder_failed());
    },
    onSettled: () => refreshResource(cache, list),
  });
}

function inOrder<Item extends PanelRecord>(items: Item[], ids: string[]): Item[] {
  const byId = new Map(items.map((item) => [item._id, item]));
  const placed = inNewPositions([...byId.keys()], ids);
  return placed ? placed.map((id) => byId.get(id)!) : items;
}
