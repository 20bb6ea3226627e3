import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { appPasswordCalls, secondFactorCalls } from "#shared/second-factors/second-factor-calls.ts";
import type { SecondFactors } from "#shared/second-factors/second-factor.ts";

export const secondFactorsQuery = queryOptions({
  queryKey: ["factors", "own"],
  queryFn: async () => (await api(secondFactorCalls.read)).data.data,
});

export const appPasswordsQuery = queryOptions({
  queryKey: ["factors", "app-passwords"],
  queryFn: async () => (await api(appPasswordCalls.list)).data.data,
});

/** How many second factors there are, not counting recovery codes. */
export const countOf = ({ authenticatorApp, passkeys }: SecondFactors) =>
  passkeys.length + (authenticatorApp ? 1 : 0);

/** Changes second factors or app passwords, which are then read anew. */
export function useChangeFactors<Sent, Answer>(
  change: (sent: Sent) => Promise<Answer>,
  onError: (error: Error) => void,
) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: change,
    onError,
    onSettled: () => cache.invalidateQueries({ queryKey: ["factors"] }),
  });
}
