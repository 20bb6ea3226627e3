import { QueryClient } from "@tanstack/react-query";

import { CACHE_MS, QUERY_RULES } from "#app/api/query-rules.ts";

/** The cache of one dialog: loaded data does not change while somebody fills in the form. */
export function orderQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...QUERY_RULES.queries, staleTime: CACHE_MS, refetchOnWindowFocus: false },
      mutations: QUERY_RULES.mutations,
    },
  });
}
