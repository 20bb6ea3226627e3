import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { acceptInvitation, readInvitation } from "#shared/accounts/account-calls.ts";

import { PANEL_PATH } from "../session/login-path.ts";
import { storeSession } from "../session/stored-session.ts";
import { BackToLogin } from "./back-to-login.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { LoginRefusal } from "./login-refusal.tsx";
import { linkToken, PasswordForm } from "./password-form.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_invitation_waiting() }) }];

/** Whoever is invited chooses a password, and is signed in. */
export default function InvitationPage() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["invitation"],
    queryFn: async () => {
      const token = linkToken();
      // Opened without a link: there is nothing to ask for.
      return token ? (await api(readInvitation, { body: { token } })).data.data : null;
    },
    retry: false,
    staleTime: Infinity,
  });
  if (!data) {
    const isEnded = data === null || (error instanceof ApiError && error.status === 400);
    return (
      <LoginFrame heading={m.panel_invitation_waiting()} lead="">
        {isEnded ? (
          <LoginRefusal text={m.panel_invitation_ended()} />
        ) : error ? (
          <>
            <LoginRefusal text={m.panel_link_failed()} />
            <Button
              variant="line"
              className="mt-4"
              pending={isFetching}
              onClick={() => void refetch()}
            >
              {m.ui_retry()}
            </Button>
          </>
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
        <BackToLogin />
      </LoginFrame>
    );
  }
  const { name, email, role } = data;
  return (
    <LoginFrame
      heading={m.panel_invitation_heading({ name })}
      lead={m.panel_invitation_lead({ email, role: m.panel_role(role) })}
    >
      <PasswordForm
        email={email}
        send={(password) =>
          api(acceptInvitation, { body: { token: linkToken(), password, session: "cookie" } })
        }
        onDone={({ user }) => {
          // Cached responses may belong to another user.
          cache.clear();
          storeSession(user);
          void navigate(PANEL_PATH, { replace: true });
        }}
      />
    </LoginFrame>
  );
}
