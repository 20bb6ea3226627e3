import { Navigate, useSearchParams } from "react-router";

import { m } from "#app/i18n/translations.ts";

import { safeReturn } from "../session/login-path.ts";
import { useStoredSession } from "../session/stored-session.ts";
import { LoginForm } from "./login-form.tsx";
import { LoginFrame } from "./login-frame.tsx";

export const meta = () => [{ title: m.panel_title_login() }];

/** Redirects a signed-in user to the requested screen, also after signing in here. */
export default function LoginPage() {
  const { user } = useStoredSession();
  const [address] = useSearchParams();
  if (user) return <Navigate to={safeReturn(address.get("to"))} replace />;
  return (
    <LoginFrame heading={m.panel_login_heading()} lead={m.panel_login_lead()}>
      <LoginForm />
    </LoginFrame>
  );
}
