import { useEffect } from "react";

/**
 * Scrolls to the section that the address names after a full page load. The browser would do so
 * too, but stops when the router writes to the history before the first layout.
 */
export function useArrival() {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id && scrollY === 0) document.getElementById(id)?.scrollIntoView();
  }, []);
}
