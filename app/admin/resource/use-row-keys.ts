import type { RefObject } from "react";

import { actionsFor, type RowTraits } from "./row-action.ts";
import { useShortcutKeys } from "./use-shortcut-keys.ts";

/**
 * Keyboard control for the rows inside `list`, which are elements with `data-row`: arrows or j and
 * k move the focus, and the actions' keys run for the focused row.
 */
export function useRowKeys<Row>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  actions: RowTraits<Row>["actions"],
): void {
  useShortcutKeys((key, event) => {
    if (!list.current) return;
    const { target } = event;
    const elements = [...list.current.querySelectorAll<HTMLElement>("[data-row]")];
    const at = elements.findIndex((element) => element.contains(target));
    const step = stepOf(key);
    if (step !== 0) {
      // When the focus is outside, the first key returns to the last row.
      const tabStop = elements.findIndex(({ tabIndex }) => tabIndex === 0);
      const next = at < 0 ? tabStop : at + step;
      elements[Math.max(0, Math.min(next, elements.length - 1))]?.focus();
      event.preventDefault();
      return;
    }
    const row = rows[at];
    // Enter on a button or link inside the row activates that control.
    if (row === undefined || (key === "Enter" && !target.hasAttribute("data-row"))) return;
    const action = actionsFor(actions, row).find(({ keys }) => keys.includes(key));
    if (!action) return;
    event.preventDefault();
    action.run(row);
  });
}

function stepOf(key: string): number {
  if (key === "ArrowDown" || key === "j") return 1;
  if (key === "ArrowUp" || key === "k") return -1;
  return 0;
}
