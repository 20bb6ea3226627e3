import { useEffect, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import firstTouch from "virtual:first-touch";
import pageScript from "virtual:page-script";
import programWatch from "virtual:program-watch";

import { getLocale } from "#app/i18n/locale.ts";
import { LANGUAGES, pathIn } from "#shared/i18n/locale.ts";

import { useIsStaticPage, useWaitsForTouch } from "./page-engine/page-handles.ts";
import { PROGRAM_READY } from "./page-engine/program-ready.ts";
import { useTargetPageFallback } from "./page-engine/target-page-fallback.ts";
import { errorHead } from "./storefront/errors/error-head.ts";
import { fetchErrorScreen, RouteError } from "./storefront/errors/route-error.tsx";
import { ProgramMissing } from "./ui/program-missing.tsx";

import "./ui/app.css";

const PANEL_PATH = "/admin-panel";

const { script, direction } = LANGUAGES[getLocale()];

export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useIsStaticPage();
  const waits = useWaitsForTouch();
  // The panel is installed as an app of its own.
  const isPanel = useIsPanel();
  useEffect(() => {
    performance.mark(PROGRAM_READY);
    dispatchEvent(new Event(PROGRAM_READY));
  }, []);
  return (
    <html lang={getLocale()} dir={direction} data-script={script}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f6f3ec" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link
          rel="manifest"
          href={pathIn(getLocale(), `${isPanel ? PANEL_PATH : ""}/manifest.webmanifest`)}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {(isStatic || waits) && <script type="module" src={pageScript} />}
        {!isStatic && (
          <>
            <ProgramMissing />
            {/* Vite's development server would treat its import as another module, and run the page's script twice. */}
            {import.meta.env.PROD && (
              <script type="module" src={waits ? firstTouch : programWatch} />
            )}
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export const meta = errorHead;

export default function Root() {
  const isPanel = useIsPanel();
  useTargetPageFallback();
  useEffect(() => {
    // The panel has error screens of its own.
    if (isPanel) return;
    if (document.readyState === "complete") fetchErrorScreen();
    else addEventListener("load", fetchErrorScreen, { once: true });
  }, [isPanel]);
  return <Outlet />;
}

function useIsPanel(): boolean {
  return useLocation().pathname.startsWith(PANEL_PATH);
}

/** Replaces the whole document when not even the layout can be rendered. */
export function ErrorBoundary() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
