import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { acceptInvitation, readInvitation } from "#shared/accounts/account-calls.ts";
import type { Invitation } from "#shared/accounts/account.ts";

import { PANEL_PATH } from "../session/login-path.ts";
import { storeSession } from "../session/stored-session.ts";
import { LoginFrame } from "./login-frame.tsx";
import { linkToken, PasswordForm } from "./password-form.tsx";
import { WithLink } from "./with-link.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_invitation_waiting() }) }];

/** Whoever is invited chooses a password, and is signed in. */
export default function InvitationPage() {
  return (
    <WithLink
      name="invitation"
      heading={m.panel_invitation_waiting()}
      read={async (token) => (await api(readInvitation, { body: { token } })).data.data}
      missing={m.panel_invitation_ended()}
      refused={() => m.panel_invitation_ended()}
    >
      {(invitation) => <Accept invitation={invitation} />}
    </WithLink>
  );
}

function Accept({ invitation: { name, email, role } }: { invitation: Invitation }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
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
