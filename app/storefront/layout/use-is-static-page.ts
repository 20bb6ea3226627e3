import { useMatches } from "react-router";

/**
 * Whether the browser gets this page finished, without React: routes with `handle = { isStatic: true }`.
 * While pages are worked on none is: what changes reaches the browser through React.
 */
export function useIsStaticPage(): boolean {
  const matches = useMatches();
  if (import.meta.env.DEV) return false;
  return matches.some(({ handle }) => (handle as { isStatic?: boolean } | undefined)?.isStatic);
}
