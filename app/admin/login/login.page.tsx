import { lazy, Suspense } from "react";
import { Navigate, useSearchParams } from "react-router";

import { TapMark } from "#app/card/card-mark.tsx";
import { m } from "#app/i18n/translations.ts";

import { safeReturn } from "../session/login-path.ts";
import { useStoredSession } from "../session/stored-session.ts";
import { LoginForm } from "./login-form.tsx";

/** Beside the form, on phones above it: whoever signs in does not wait for its script. */
const LoginCard = lazy(() => import("./login-card.tsx"));

export const meta = () => [{ title: m.panel_title_login() }];

/** Redirects a signed-in user to the requested screen, also after signing in here. */
export default function LoginPage() {
  const { user } = useStoredSession();
  const [address] = useSearchParams();
  if (user) return <Navigate to={safeReturn(address.get("to"))} replace />;
  return (
    <main className="grid min-h-dvh bg-paper-hi text-panel max-lg:grid-rows-[auto_1fr] lg:grid-cols-2">
      <div className="grid content-center justify-items-center px-6 py-8 lg:py-12">
        <div className="w-full max-w-90">
          <svg
            width="40"
            height="40"
            viewBox="0 0 28 28"
            aria-hidden="true"
            className="-ms-1 max-lg:hidden"
          >
            <TapMark dot="var(--color-copper)" arc="currentColor" />
          </svg>
          <h1 className="text-title lg:mt-6 font-light tracking-section">
            {m.panel_login_heading()}
          </h1>
          <p className="mt-2 mb-8 text-ink-2">{m.panel_login_lead()}</p>
          <LoginForm />
        </div>
      </div>
      <div className="max-lg:row-start-1 max-lg:h-[min(13rem,30svh)]">
        <Suspense>
          <LoginCard />
        </Suspense>
      </div>
    </main>
  );
}
