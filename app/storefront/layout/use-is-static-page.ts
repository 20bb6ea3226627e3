import { useMatches } from "react-router";

/**
 * Whether the browser gets this page without React: routes with `handle = { isStatic: true }`. In
 * development no page is static, because updates reach the browser through React.
 */
export function useIsStaticPage(): boolean {
  const matches = useMatches();
  if (import.meta.env.DEV) return false;
  return matches.some(({ handle }) => (handle as { isStatic?: boolean } | undefined)?.isStatic);
}
