import { useEffect } from "react";

import { showField } from "./show-field.ts";

/**
 * While the dialog is open, gives its style sheet the height that a phone's keyboard leaves, and
 * keeps the field that is being typed in sight. Not every browser shrinks the page for the keyboard.
 */
export function useVisibleHeight(isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport: seen } = globalThis;
    if (!isOpen || !seen) return;
    const { style } = document.documentElement;
    const follow = () => {
      // Zoomed in, the visitor sees less, but the page is as high as before.
      if (seen.scale > 1) return;
      style.setProperty("--seen-height", `${seen.height}px`);
      style.setProperty("--seen-top", `${seen.offsetTop}px`);
      const typed = document.querySelector<HTMLElement>(".order-dialog input:focus");
      if (typed) showField(typed, "nearest");
    };
    follow();
    seen.addEventListener("resize", follow);
    seen.addEventListener("scroll", follow);
    return () => {
      seen.removeEventListener("resize", follow);
      seen.removeEventListener("scroll", follow);
      style.removeProperty("--seen-height");
      style.removeProperty("--seen-top");
    };
  }, [isOpen]);
}
