import { useMatches } from "react-router";

/** What the `handle` of a route says of its page. */
interface PageHandle {
  /** It needs no React: the browser gets only the page script. */
  isStatic?: boolean;
  /** It is complete without React, which loads only when the visitor touches the page. */
  waitsForTouch?: boolean;
  /** It is the same for every path at which there is no page. */
  isForUnknownPaths?: boolean;
}

/**
 * Whether the browser gets this page without React: routes with `handle = { isStatic: true }`. In
 * development no page is static, because updates reach the browser through React.
 */
export function useIsStaticPage(): boolean {
  return useHandle("isStatic");
}

/**
 * Whether this page's program waits for a visitor's first touch: routes with
 * `handle = { waitsForTouch: true }`. In development none does.
 */
export function useWaitsForTouch(): boolean {
  return useHandle("waitsForTouch");
}

/**
 * Whether this page is shown at every path without a page: routes with
 * `handle = { isForUnknownPaths: true }`. It is rendered once, so it can't name the path.
 */
export function useIsForUnknownPaths(): boolean {
  return isMatched(useMatches(), "isForUnknownPaths");
}

function useHandle(name: keyof PageHandle): boolean {
  const matches = useMatches();
  if (import.meta.env.DEV) return false;
  return isMatched(matches, name);
}

/** Whether one of the matched routes has a handle that says so of its page. */
export function isMatched(
  matches: readonly { handle?: unknown }[],
  name: keyof PageHandle,
): boolean {
  return matches.some(({ handle }) => (handle as PageHandle | undefined)?.[name] === true);
}
