import { useEffect, useRef, type RefObject } from "react";

const FIELDS = "[data-picture-field]";

/**
 * Passes a pasted picture to the picture field with the focus, or to the page's or dialog's only
 * picture field, wherever the focus is. Without `take` pasting does nothing.
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
  // A page behind a dialog is inert.
  const within = target.closest("[role=dialog], [role=alertdialog]") ?? document;
  return within.querySelectorAll(FIELDS).length === 1 && within.contains(field);
}
