import { useEffect } from "react";

/** Keeps the screen on while `isWanted`. The browser lets go of it whenever the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    const ending = new AbortController();
    const { signal } = ending;
    async function ask() {
      if (document.visibilityState !== "visible") return;
      try {
        const held = await navigator.wakeLock.request("screen");
        if (signal.aborted) void held.release();
        else signal.addEventListener("abort", () => void held.release());
      } catch {
        // With a low battery phones refuse: then the screen goes off as usual.
      }
    }
    void ask();
    document.addEventListener("visibilitychange", () => void ask(), { signal });
    return () => ending.abort();
  }, [isWanted]);
}
