import { isNarrowed, listParams, type ListState } from "./list-state.ts";
import type { PanelRecord, ResourceView, ResourceWords } from "./resource-view.ts";
import type { MovingRows } from "./row-order.ts";
import { useReorder } from "./use-reorder.ts";

/** Reordering, if the list is unfiltered and in its manual order; otherwise undefined. */
export function useMoving<Item extends PanelRecord>(
  view: Pick<ResourceView<Item, never>, "calls" | "order" | "isProtected"> & {
    words: Pick<ResourceWords<Item>, "name">;
  },
  state: ListState<string, Record<string, string>>,
): MovingRows<Item> | undefined {
  const { order, calls, isProtected, words } = view;
  const { mutate } = useReorder(order, calls.list, listParams(state));
  if (!order || state.sort !== order.sort || isNarrowed(state)) return undefined;
  return {
    parts: order.parts,
    onOrder: mutate,
    rowOf: (item) =>
      isProtected?.(item)
        ? undefined
        : { id: item._id, group: order.groupOf?.(item) ?? "", name: words.name(item) },
  };
}
