import { useEffect } from "react";

import { showField } from "./show-field.ts";

/**
 * While the dialog is open, gives its style sheet the height that a phone's keyboard leaves, and
 * keeps the field that is being typed in sight. Not every browser shrinks the page for the keyboard.
 * While none is there it says nothing, because that is the style sheet's own value: each change makes
 * the browser compute the style of the whole page anew, which takes a slow phone longer than React needs
 * to draw the dialog.
 */
export function useVisibleHeight(isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport: seen } = globalThis;
    if (!isOpen || !seen) return;
    const { style } = document.documentElement;
    const forget = () => {
      style.removeProperty("--seen-height");
      style.removeProperty("--seen-top");
    };
    const follow = () => {
      const { scale, height, offsetTop: top } = seen;
      // Zoomed in, the visitor sees less, but the page is as high as before.
      if (scale > 1) return;
      const isTaken = height < document.documentElement.clientHeight - 1 || top !== 0;
      if (!isTaken) forget();
      else {
        style.setProperty("--seen-height", `${height}px`);
        style.setProperty("--seen-top", `${top}px`);
      }
      const typed = document.querySelector<HTMLElement>(".order-dialog input:focus");
      if (typed) showField(typed, "nearest");
    };
    follow();
    seen.addEventListener("resize", follow);
    seen.addEventListener("scroll", follow);
    return () => {
      seen.removeEventListener("resize", follow);
      seen.removeEventListener("scroll", follow);
      forget();
    };
  }, [isOpen]);
}
