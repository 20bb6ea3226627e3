import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { getCurrentUser, logIn, logOut } from "#shared/session/session-calls.ts";
import type { Login } from "#shared/session/session.ts";

import { endSession, storeSession } from "./cached-session.ts";

/** Asks whether the kept session still stands; a 401 ends it, as every 401 does. */
export const currentUserQuery = queryOptions({
  queryKey: ["session", "user"],
  queryFn: async () => {
    const { user } = await api(getCurrentUser);
    storeSession(user);
    return user;
  },
});

/** One attempt's outcome takes the place of the one before. */
export const LOGIN_TOAST = "login";

/** Signs in. What failed is said by the form. */
export function useLogin({ onError }: { onError: (error: Error) => void }) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (login: Login) => api(logIn, { body: { ...login, session: "cookie" } }),
    onSuccess({ user }) {
      // Answers given before belong to somebody else, or to nobody.
      cache.clear();
      storeSession(user);
      toast.success(m.panel_login_done_title(), {
        description: m.panel_login_done_text(),
        id: LOGIN_TOAST,
      });
    },
    onError,
  });
}

export function useLogout() {
  return useMutation({
    mutationFn: () => api(logOut),
    onSuccess() {
      endSession();
      toast.success(m.panel_logout_done_title(), { description: m.panel_logout_done_text() });
    },
    onError(error) {
      // A session that had ended already is what was asked for.
      if (error instanceof ApiError && error.status === 401) return;
      toast.error(m.panel_logout_failed());
    },
  });
}
