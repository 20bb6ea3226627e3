import { Link, useNavigate } from "react-router";

import { staffText } from "#app/api-messages/staff-text.ts";
import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { isolated } from "#app/ui/isolated.ts";
import { toast } from "#app/ui/toast.ts";
import { readResetLink, resetPassword } from "#shared/session/password-calls.ts";

import { FORGOT_PATH, LOGIN_PATH } from "../session/login-path.ts";
import { endSession } from "../session/stored-session.ts";
import { LoginFrame } from "./login-frame.tsx";
import { linkToken, PasswordForm } from "./password-form.tsx";
import { WithLink } from "./with-link.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_new_password_heading() }) }];

/** Sets a new password by the link of a message, or by the one that the server printed. */
export default function NewPasswordPage() {
  return (
    <WithLink
      name="reset-link"
      heading={m.panel_new_password_heading()}
      read={async (token) => (await api(readResetLink, { body: { token } })).data.data}
      missing={m.panel_new_password_missing()}
      refused={({ apiMessage }) => staffText(apiMessage) || m.panel_link_failed()}
      otherwise={<AnotherLink />}
    >
      {({ email }) => <NewPassword email={email} />}
    </WithLink>
  );
}

function NewPassword({ email }: { email: string }) {
  const navigate = useNavigate();
  return (
    <LoginFrame
      heading={m.panel_new_password_heading()}
      lead={m.panel_new_password_lead({ email: isolated(email) })}
    >
      <PasswordForm
        email={email}
        send={(password) => api(resetPassword, { body: { token: linkToken(), password } })}
        onDone={() => {
          // Whoever is signed in here is not any more.
          endSession();
          toast.success(m.panel_new_password_done());
          void navigate(LOGIN_PATH, { replace: true });
        }}
      />
      <AnotherLink />
    </LoginFrame>
  );
}

function AnotherLink() {
  return (
    <p className="mt-6">
      <Link to={FORGOT_PATH} className="text-ink-2 underline underline-offset-4 hover:text-ink">
        {m.panel_new_password_again()}
      </Link>
    </p>
  );
}
