import { useSyncExternalStore } from "react";

/** Below this width the sidebar is a drawer and tables are cards. */
const PHONE = "(width < 768px)";

export function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
