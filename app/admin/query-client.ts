import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

import { laterText } from "#app/api-messages/later-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { QUERY_RULES } from "#app/api/query-rules.ts";
import { toast } from "#app/ui/toast.ts";

import { endSession, currentAddress } from "./session/stored-session.ts";

/**
 * The panel's query cache. When any call finds that the session has ended, it leads to the login.
 */
export function createPanelQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        leaveWhenSignedOut(error);
        // For mutations whose screen shows no error itself.
        const isUnreported = mutation.options.onError === undefined;
        if (isUnreported && error instanceof ApiError && error.status === 400) {
          void laterText(error.apiMessage).then((reported) => toast.error(reported));
        }
      },
    }),
    defaultOptions: QUERY_RULES,
  });
}

/** For calls outside of the cache too. */
export function leaveWhenSignedOut(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) endSession(currentAddress());
}
