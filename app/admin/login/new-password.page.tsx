import { Link, useNavigate } from "react-router";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { resetPassword } from "#shared/session/password-calls.ts";

import { FORGOT_PATH, LOGIN_PATH } from "../session/login-path.ts";
import { endSession } from "../session/stored-session.ts";
import { LoginFrame } from "./login-frame.tsx";
import { linkToken, PasswordForm } from "./password-form.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_new_password_heading() }) }];

/** Sets a new password by the link of a message, or by the one that the server printed. */
export default function NewPasswordPage() {
  const navigate = useNavigate();
  return (
    <LoginFrame heading={m.panel_new_password_heading()} lead={m.panel_new_password_lead()}>
      <PasswordForm
        send={(password) => api(resetPassword, { body: { token: linkToken(), password } })}
        onDone={() => {
          // Whoever is signed in here is not any more.
          endSession();
          toast.success(m.panel_new_password_done());
          void navigate(LOGIN_PATH, { replace: true });
        }}
      />
      <p className="mt-6">
        <Link to={FORGOT_PATH} className="text-ink-2 underline underline-offset-4 hover:text-ink">
          {m.panel_new_password_again()}
        </Link>
      </p>
    </LoginFrame>
  );
}
