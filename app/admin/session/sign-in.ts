import { useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import {
  passkeySignInOptions,
  signInWithPasskey,
} from "#shared/second-factors/passkey-sign-in-calls.ts";
import { logIn } from "#shared/session/session-calls.ts";
import type { Login, User } from "#shared/session/session.ts";

import { signWithPasskey } from "./passkey.ts";
import { storeSession } from "./stored-session.ts";

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
