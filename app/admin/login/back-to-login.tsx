import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";

import { LOGIN_PATH } from "../session/login-path.ts";

export function BackToLogin() {
  return (
    <p className="mt-6">
      <Link to={LOGIN_PATH} className="text-ink-2 underline underline-offset-4 hover:text-ink">
        {m.panel_login_back()}
      </Link>
    </p>
  );
}
