import { useMatches } from "react-router";

/** Whether the browser gets this page finished, without React: routes with `handle = { still: true }`. */
export function useIsStill(): boolean {
  return useMatches().some(({ handle }) => (handle as { still?: boolean } | undefined)?.still);
}
