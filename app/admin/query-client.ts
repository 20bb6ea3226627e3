import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

import { laterText } from "#app/api-messages/later-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { QUERY_RULES } from "#app/api/query-rules.ts";
import { toast } from "#app/ui/toast.ts";
import { isProofCode } from "#shared/session/proof-code.ts";

import { currentUserQuery } from "./session/session-queries.ts";
import { endSession, currentAddress } from "./session/stored-session.ts";

/**
 * The panel's query cache. When any call finds that the session has ended, it leads to the login; when one
 * is refused because the role was changed meanwhile, the panel asks for the role that it is now.
 */
export function createPanelQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        leaveWhenSignedOut(error);
        // What was to be shown says only that it could not be loaded.
        if (isForbidden(error)) sayReason(error);
        refreshRole(error);
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        leaveWhenSignedOut(error);
        refreshRole(error);
        // For mutations whose screen shows no error itself.
        const isUnreported = mutation.options.onError === undefined;
        if (isUnreported && error instanceof ApiError && [400, 403].includes(error.status)) {
          sayReason(error);
        }
      },
    }),
    defaultOptions: QUERY_RULES,
  });
  const refreshRole = (error: Error) => {
    if (isForbidden(error)) void client.invalidateQueries(currentUserQuery);
  };
  return client;
}

/** Whether a call was refused because of the role, not for want of a new proof of who one is. */
function isForbidden(error: Error): error is ApiError {
  return error instanceof ApiError && error.status === 403 && !isProofCode(error.apiMessage.code);
}

/** One toast for all reads that are refused for the same reason. */
function sayReason({ apiMessage }: ApiError): void {
  void laterText(apiMessage).then((reason) => toast.error(reason, { id: apiMessage.code }));
}

/** For calls outside of the cache too. */
export function leaveWhenSignedOut(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) endSession(currentAddress());
}
