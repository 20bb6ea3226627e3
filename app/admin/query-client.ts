import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

import { ApiError } from "#app/api/answer.ts";
import { toast } from "#app/ui/toast.ts";

import { endSession, hereAsReturn } from "./session/kept-session.ts";

const CACHE_MS = 5 * 60_000;
const READ_RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;

/** How the panel asks: reads are tried again with growing pauses, writes never. */
export function createPanelQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        leaveWhenSignedOut(error);
        // For writes whose screen says nothing itself.
        const isUnsaid = mutation.options.onError === undefined;
        if (isUnsaid && error instanceof ApiError && error.status === 400) {
          toast.error(error.message);
        }
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < READ_RETRIES && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS),
        gcTime: CACHE_MS,
        // A browser that believes to be offline may still reach a shop on its own machine.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: 0, networkMode: "always" },
    },
  });
}

function leaveWhenSignedOut(error: Error): void {
  if (error instanceof ApiError && error.status === 401) endSession(hereAsReturn());
}

/** What the server refused it will refuse again. */
function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}
