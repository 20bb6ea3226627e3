import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";

import type { ListPage } from "./resource-list.tsx";
import type { ListHandle } from "./use-list-state.ts";

/**
 * Shows the last page where the address names a later one: it is outdated, or the last row of the last
 * page was deleted.
 */
export function useExistingPage<Sort extends string, Filters extends Record<string, string>>(
  { data, isPlaceholderData }: UseQueryResult<ListPage<unknown>>,
  { state, correct }: ListHandle<Sort, Filters>,
): void {
  const pages = isPlaceholderData ? undefined : data?.pagination.totalPages;
  const last = Math.max(pages ?? state.page, 1);
  const isBeyond = state.page > last;
  useEffect(() => {
    if (isBeyond) correct({ page: last } as Partial<typeof state>);
  });
}
