import { useEffect, useRef, type RefObject } from "react";

const FIELDS = "[data-picture-field]";

/**
 * Hands a pasted picture to a picture field: to the one that has the focus, or to the only one there
 * is in sight, wherever the focus is. Without `take` nothing is taken.
 */
export function usePastedPicture(
  field: RefObject<HTMLElement | null>,
  take: ((file: File) => void) | undefined,
): void {
  const taken = useRef(take);
  useEffect(() => {
    taken.current = take;
  });
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const [file] = event.clipboardData?.files ?? [];
      if (!file || !taken.current || event.defaultPrevented || !isFor(field.current, event)) return;
      event.preventDefault();
      taken.current(file);
    }
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [field]);
}

function isFor(field: HTMLElement | null, { target }: ClipboardEvent): boolean {
  if (!field || !(target instanceof Element)) return false;
  if (field.contains(target)) return true;
  // What lies under a dialog is out of reach.
  const within = target.closest("[role=dialog], [role=alertdialog]") ?? document;
  return within.querySelectorAll(FIELDS).length === 1 && within.contains(field);
}
