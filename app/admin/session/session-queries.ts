import { queryOptions, useMutation } from "@tanstack/react-query";

import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { pathIn, type Locale } from "#shared/i18n/locale.ts";
import { changeProfile, getCurrentUser, logOut } from "#shared/session/session-calls.ts";

import { currentAddress, endSession, setSigningOut, storeSession } from "./stored-session.ts";

/** Checks whether the stored session is still valid; a 401 ends it, as for every call. */
export const currentUserQuery = queryOptions({
  queryKey: ["session", "user"],
  queryFn: async () => {
    const { user } = await api(getCurrentUser);
    storeSession(user);
    return user;
  },
});

/** Shows the same screen in another language, which is stored as the user's choice. */
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
    onMutate: () => setSigningOut(true),
    onSettled: () => setSigningOut(false),
    onSuccess() {
      endSession();
      toast.success(m.panel_logout_done_title(), { description: m.panel_logout_done_text() });
    },
    onError(error) {
      // A session that has ended already is as good as signed out.
      if (error instanceof ApiError && error.status === 401) return;
      toast.error(m.panel_logout_failed());
    },
  });
}
