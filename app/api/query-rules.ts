import type { DefaultOptions } from "@tanstack/react-query";

import { ApiError } from "./api-error.ts";

const READ_RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;

/** How long loaded data is cached, in milliseconds. */
export const CACHE_MS = 5 * 60_000;

/**
 * Rules for shop and panel: reads are tried four times in all, with pauses of 1, 2 and 4 s; writes once.
 */
export const QUERY_RULES = {
  queries: {
    retry: (failures, error) => failures < READ_RETRIES && isWorthRetrying(error),
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS),
    gcTime: CACHE_MS,
    // A browser that considers itself offline may still reach a shop on the same machine. Without a
    // network a read fails with an error, and is repeated when the network is back.
    networkMode: "always",
    refetchOnReconnect: true,
  },
  mutations: { retry: 0, networkMode: "always" },
} satisfies DefaultOptions;

/** Errors of the client (4xx) would only be repeated, and without a network nothing is answered. */
function isWorthRetrying(error: Error): boolean {
  return error instanceof ApiError ? error.status >= 500 : navigator.onLine !== false;
}
