import { QueryClient } from "@tanstack/react-query";

import { CACHE_MS, QUERY_RULES } from "#app/api/query-rules.ts";

/** For one dialog: what it has read stays as it is while somebody fills it in. */
export function orderQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...QUERY_RULES.queries, staleTime: CACHE_MS, refetchOnWindowFocus: false },
      mutations: QUERY_RULES.mutations,
    },
  });
}
