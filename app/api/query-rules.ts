import type { DefaultOptions } from "@tanstack/react-query";

import { ApiError } from "./api-error.ts";

const READ_RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;

/** How long what was read is kept, in milliseconds. */
export const CACHE_MS = 5 * 60_000;

/** How shop and panel ask: reads are tried four times in all, 1 s, 2 s, 4 s apart; writes once. */
export const QUERY_RULES = {
  queries: {
    retry: (failures, error) => failures < READ_RETRIES && isWorthRetrying(error),
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS),
    gcTime: CACHE_MS,
    // A browser that believes to be offline may still reach a shop on its own machine; without a
    // network a read fails and says so, and comes by itself with the network.
    networkMode: "always",
    refetchOnReconnect: true,
  },
  mutations: { retry: 0, networkMode: "always" },
} satisfies DefaultOptions;

/** What the server refused it will refuse again. */
function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}
