import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Whether a route's data is loaded again: not when only the query changes, which public pages don't
 * depend on. The steps of an order, which are in the query, need no network.
 */
export function reloadUnlessSearch({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
