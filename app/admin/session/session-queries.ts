import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { pathIn, type Locale } from "#shared/i18n/locale.ts";
import { changeProfile, getCurrentUser, logIn, logOut } from "#shared/session/session-calls.ts";
import type { Login } from "#shared/session/session.ts";

import { currentAddress, endSession, storeSession } from "./stored-session.ts";

/** Asks whether the stored session still stands; a 401 ends it, as every 401 does. */
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

/** Shows the same screen in another language, in which the panel speaks from then on. */
export function useChangeLanguage() {
  return useMutation({
    mutationFn: (language: Locale) => api(changeProfile, { body: { language } }),
    onSuccess({ user }, language) {
      storeSession(user);
      location.assign(pathIn(language, currentAddress()));
    },
    onError(error) {
      if (error instanceof ApiError && error.status === 401) return;
      toast.error(m.panel_language_failed());
    },
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
