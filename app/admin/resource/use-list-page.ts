import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { Pagination } from "#shared/http/envelope.ts";

import type { ListHandle } from "./use-list-state.ts";

export interface ListPage<Row> {
  data: Row[];
  pagination: Pagination;
}

/** What a list shows: never rows of another page, search or order than the address names. */
export interface ShownList<Row> {
  /** Undefined while there is nothing to show, and where it could not be loaded. */
  page: ListPage<Row> | undefined;
  /** The rows are those of before, until the asked ones have come. */
  isBusy: boolean;
  /** What was asked for could not be loaded. */
  hasFailed: boolean;
  isFetching: boolean;
  retry: () => void;
}

/**
 * Loads the page that the address names. Past the end it is the last page that exists: the address is
 * outdated, or the last row of the last page was deleted. Where another page can't be loaded, the list
 * goes back at once to the one whose rows are shown.
 */
export function useListPage<
  Row,
  Key extends readonly unknown[],
  Sort extends string,
  Filters extends Record<string, string>,
>(
  options: UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, Key>,
  { state, change, correct }: ListHandle<Sort, Filters>,
): ShownList<Row> {
  const query = useQuery(options);
  const { data, isPlaceholderData } = query;
  const list = JSON.stringify({ ...state, page: undefined });
  const loaded = useRef<Place>(undefined);
  const [missed, setMissed] = useState<Place>();

  const turnTo = (page: number) => ({ page }) as Partial<typeof state>;
  const isLoaded = data !== undefined && !isPlaceholderData;
  const isFailing = query.isError || query.failureCount > 0;
  const last = isLoaded ? Math.max(data.pagination.totalPages, 1) : state.page;
  const isBeyond = state.page > last;
  const settle = useEffectEvent(() => {
    if (isBeyond) return correct(turnTo(last));
    if (isLoaded) {
      loaded.current = { list, page: state.page };
      if (missed?.page === state.page) setMissed(undefined);
    } else if (isFailing && loaded.current?.list === list) {
      setMissed({ list, page: state.page });
      correct(turnTo(loaded.current.page));
    }
  });
  useEffect(() => settle(), [isBeyond, isLoaded, isFailing, last, list, state.page]);

  const hasMissed = missed?.list === list;
  return {
    page: isBeyond || (isPlaceholderData && isFailing) ? undefined : data,
    isBusy: isPlaceholderData,
    hasFailed: hasMissed || query.isRefetchError || (!isLoaded && isFailing),
    isFetching: query.isFetching,
    retry() {
      setMissed(undefined);
      if (hasMissed) change(turnTo(missed.page));
      else void query.refetch();
    },
  };
}

/** A page of a list, which its search, order, filters and page size make. */
interface Place {
  list: string;
  page: number;
}
