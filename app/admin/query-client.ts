import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

import { ApiError } from "#app/api/api-error.ts";
import { QUERY_RULES } from "#app/api/query-rules.ts";
import { staffText } from "#app/sentences/staff-text.ts";
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
        const isUnsaid = mutation.options.onError === undefined;
        if (isUnsaid && error instanceof ApiError && error.status === 400) {
          toast.error(staffText(error.sentence));
        }
      },
    }),
    defaultOptions: QUERY_RULES,
  });
}

function leaveWhenSignedOut(error: Error): void {
  if (error instanceof ApiError && error.status === 401) endSession(currentAddress());
}
