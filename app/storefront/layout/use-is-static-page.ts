import { useMatches } from "react-router";

/** Whether the browser gets this page finished, without React: routes with `handle = { isStatic: true }`. */
export function useIsStaticPage(): boolean {
  return useMatches().some(
    ({ handle }) => (handle as { isStatic?: boolean } | undefined)?.isStatic,
  );
}
