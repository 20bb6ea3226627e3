import { useEffect } from "react";

/**
 * Scrolls to the section that the address names after a full page load. The browser would do so
 * too, but stops when the router writes to the history before the first layout.
 */
export function useArrival() {
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1));
    // The page script has focused the section of a link that was pressed meanwhile, and scrolls there.
    if (scrollY === 0 && section !== document.activeElement) section?.scrollIntoView();
  }, []);
}
