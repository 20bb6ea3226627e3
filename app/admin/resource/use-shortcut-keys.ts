import { useEffectEvent, useLayoutEffect } from "react";

/** Where keys have a meaning of their own. */
const ELSEWHERE =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox], [data-drag-handle]";

/** What a screen hears of a pressed key: letters in lower case. */
type OnKey = (key: string, event: KeyboardEvent & { target: Element }) => void;

/** Hears keys that nothing else on the page wants: nobody types, and no dialog or menu is open. */
export function useShortcutKeys(onKey: OnKey): void {
  const hear = useEffectEvent(onKey);
  // With what it belongs to in sight, not later: somebody may press a key at once.
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || target.closest(ELSEWHERE)) return;
      hear(key.length === 1 ? key.toLowerCase() : key, event as Parameters<OnKey>[1]);
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
