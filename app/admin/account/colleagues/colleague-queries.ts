import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { accountCalls } from "#shared/accounts/account-calls.ts";
import type { Account, AccountChange, InvitationForm } from "#shared/accounts/account.ts";

import { isGivenUp, sayFailed, sayUnlessShown } from "../../resource/failures.ts";

export const accountsQuery = queryOptions({
  queryKey: ["accounts", "list"],
  queryFn: async () => (await api(accountCalls.list)).data.data,
});

export const invitationsQuery = queryOptions({
  queryKey: ["accounts", "invitations"],
  queryFn: async () => (await api(accountCalls.invitations)).data.data,
});

/** Reads accounts and invitations anew after what was done to one of them. */
function useReadAgain() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ["accounts"] });
}

const sayUnlessGivenUp = (error: Error) => {
  if (!isGivenUp(error)) sayFailed(error, m.panel_update_failed(), m.panel_save_failed());
};

export function useInvite() {
  const readAgain = useReadAgain();
  return useSingleMutation({
    mutationFn: (body: InvitationForm) => api(accountCalls.invite, { body }),
    onSuccess: readAgain,
    onError: (error) =>
      sayUnlessShown(error, m.panel_account_invite_failed(), m.panel_save_failed()),
  });
}

export function useWithdraw() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (id: string) => api(accountCalls.withdraw, { params: { id } }),
    onSuccess: () => void toast.success(m.panel_account_invitation_withdrawn()),
    onError: sayUnlessGivenUp,
    onSettled: readAgain,
  });
}

/** Changes an account's role, or whether one can sign in with it. @param done what is reported of it */
export function useChangeAccount() {
  const readAgain = useReadAgain();
  return useSingleMutation({
    mutationFn: ({ account, change }: { account: Account; change: AccountChange; done: string }) =>
      api(accountCalls.change, { params: { id: account.id }, body: change }),
    onSuccess: (_, { done }) => void toast.success(done),
    onError: sayUnlessGivenUp,
    onSettled: readAgain,
  });
}

export function useSignOutAccount() {
  const readAgain = useReadAgain();
  return useSingleMutation({
    mutationFn: ({ id }: Account) => api(accountCalls.endSessions, { params: { id } }),
    onSuccess: () => void toast.success(m.panel_account_signed_out()),
    onError: sayUnlessGivenUp,
    onSettled: readAgain,
  });
}

export function useRemoveAccount() {
  const readAgain = useReadAgain();
  return useSingleMutation({
    mutationFn: ({ id }: Account) => api(accountCalls.remove, { params: { id } }),
    onSuccess: () => void toast.success(m.panel_account_removed()),
    onError: sayUnlessGivenUp,
    onSettled: readAgain,
  });
}

/** Takes an account's second factors away. */
export function useTakeFactors() {
  const readAgain = useReadAgain();
  return useSingleMutation({
    mutationFn: ({ id }: Account) => api(accountCalls.removeSecondFactors, { params: { id } }),
    onSuccess: () => void toast.success(m.panel_factor_taken()),
    onError: sayUnlessGivenUp,
    onSettled: readAgain,
  });
}
