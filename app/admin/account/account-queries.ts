import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import {
  changeProfile,
  endOtherSessions,
  endSession,
  listSessions,
} from "#shared/session/session-calls.ts";

import { sayFailed, sayUnlessShown } from "../resource/failures.ts";
import { storeSession } from "../session/stored-session.ts";

export const sessionsQuery = queryOptions({
  queryKey: ["session", "open"],
  queryFn: async () => (await api(listSessions)).data.data,
  refetchOnMount: "always",
});

interface ProfileChange {
  name?: string;
  email?: string;
  password?: string;
  currentPassword?: string;
}

/** Changes one's own account. @param done what is reported of it */
export function useChangeProfile(done: () => string) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: async (body: ProfileChange) => (await api(changeProfile, { body })).user,
    onSuccess(user) {
      storeSession(user);
      toast.success(done());
      return cache.invalidateQueries({ queryKey: ["session"] });
    },
    onError: (error) =>
      sayUnlessShown(error, m.panel_update_failed(), m.panel_account_profile_failed()),
  });
}

/** Ends one session, or without an id all others. */
export function useEndSessions() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) => (id ? api(endSession, { params: { id } }) : api(endOtherSessions)),
    onSuccess(_, id) {
      toast.success(
        id ? m.panel_account_sessions_ended() : m.panel_account_sessions_others_ended(),
      );
    },
    onError(error) {
      // It had ended already, which is what was asked for.
      if (error instanceof ApiError && error.status === 404) return;
      sayFailed(error, m.panel_error(), m.panel_account_sessions_end_failed());
    },
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
