import { useSyncExternalStore } from "react";

/** Whether the page's script runs: what only works with it is shown from then on. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
