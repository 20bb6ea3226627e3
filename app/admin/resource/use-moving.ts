import { useMay } from "../session/use-may.ts";
import { isNarrowed, listParams, type ListState } from "./list-state.ts";
import type { PanelRecord, ResourceView, ResourceTexts } from "./resource-view.ts";
import type { MovingRows } from "./row-position.ts";
import { useReorder } from "./use-reorder.ts";

/** Reordering, if one may do so and the list is unfiltered and sorted by position; otherwise undefined. */
export function useMoving<Item extends PanelRecord>(
  view: Pick<ResourceView<Item, never>, "calls" | "position" | "isProtected"> & {
    texts: Pick<ResourceTexts<Item>, "name">;
  },
  state: ListState<string, Record<string, string>>,
): MovingRows<Item> | undefined {
  const { position, calls, isProtected, texts } = view;
  const may = useMay();
  const { mutate } = useReorder(position, calls.list, listParams(state));
  if (!position || !may(position.call) || state.sort !== position.sort || isNarrowed(state))
    return undefined;
  return {
    parts: position.parts,
    onMove: mutate,
    rowOf: (item) =>
      isProtected?.(item)
        ? undefined
        : { id: item._id, group: position.groupOf?.(item) ?? "", name: texts.name(item) },
  };
}
