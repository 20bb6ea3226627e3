import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { pathIn, type Locale } from "#shared/i18n/locale.ts";
import { passkeySignInOptions, signInWithPasskey } from "#shared/second-factors/passkey-calls.ts";
import { changeProfile, getCurrentUser, logIn, logOut } from "#shared/session/session-calls.ts";
import type { Login, User } from "#shared/session/session.ts";

import { useSingleMutation } from "../resource/use-single-mutation.ts";
import { signWithPasskey } from "./passkey.ts";
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

/** One id for all attempts, so that each replaces the previous toast. */
export const LOGIN_TOAST = "login";

/** Signs in with a password. The form shows errors. */
export const useLogin = (shown: ErrorShown) =>
  useSignIn(
    (login: Login & { code?: string }) => api(logIn, { body: { ...login, session: "cookie" } }),
    shown,
  );

/** Signs in with a passkey alone, whoever's the browser offers. */
export const usePasskeyLogin = (shown: ErrorShown) =>
  useSignIn(async () => {
    const options = (await api(passkeySignInOptions)).data.data;
    const passkey = await signWithPasskey(options);
    return api(signInWithPasskey, { body: { passkey, session: "cookie" } });
  }, shown);

interface ErrorShown {
  onError: (error: Error) => void;
}

function useSignIn<Sent = void>(
  signIn: (sent: Sent) => Promise<{ user: User }>,
  { onError }: ErrorShown,
) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: signIn,
    onSuccess({ user }) {
      // Cached responses may belong to another user.
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
