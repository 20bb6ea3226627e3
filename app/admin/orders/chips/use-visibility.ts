import { useEffect, useEffectEvent } from "react";

/** Tells when the page is hidden, as with a phone that falls asleep, and when it is seen again. */
export function useVisibility(onChange: (isVisible: boolean) => void): void {
  const tell = useEffectEvent(() => onChange(document.visibilityState === "visible"));
  useEffect(() => {
    const ending = new AbortController();
    document.addEventListener("visibilitychange", () => tell(), { signal: ending.signal });
    return () => ending.abort();
  }, []);
}
