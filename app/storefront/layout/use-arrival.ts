import { useEffect } from "react";

/**
 * Scrolls to the section that the address names when the page was loaded whole. The browser does so
 * too, but gives up when the router notes its state in the history before the first layout.
 */
export function useArrival() {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id && scrollY === 0) document.getElementById(id)?.scrollIntoView();
  }, []);
}
