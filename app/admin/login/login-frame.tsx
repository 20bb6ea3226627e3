import { lazy, Suspense, type ReactNode } from "react";

import { TapMark } from "#app/card/card-mark.tsx";

/** Beside the form, on phones above it: whoever signs in does not wait for its script. */
const LoginCard = lazy(() => import("./login-card.tsx"));

interface LoginFrameProps {
  heading: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}

/** A page for whoever is not signed in: what it is for, and its form beside the card. */
export function LoginFrame({ heading, lead, children }: LoginFrameProps) {
  return (
    <main className="grid min-h-dvh grid-cols-1 bg-paper-hi text-panel max-lg:grid-rows-[auto_1fr] lg:grid-cols-2">
      <div className="grid grid-cols-1 content-center justify-items-center px-6 py-8 lg:py-12">
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
          <h1 className="-mb-1 text-title lg:mt-6 pb-1 font-light tracking-section">{heading}</h1>
          <p className="mt-2 mb-8 wrap-anywhere text-ink-2">{lead}</p>
          {children}
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
