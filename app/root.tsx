import arabic from "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url";
import latin from "@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url";
import { lazy, Suspense, useEffect, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRevalidator,
  useRouteError,
  type LinkDescriptor,
} from "react-router";
import pageScript from "virtual:page-script";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/messages.ts";
import { pathIn } from "#shared/i18n/locale.ts";

import type { Route } from "./+types/root.ts";
import { messageOf } from "./storefront/errors/error-reading.ts";
import { unlistedHead } from "./storefront/layout/page-head.ts";
import { useIsStill } from "./storefront/layout/use-is-still.ts";

import "./ui/app.css";

/** Only after an answer of the server, so what draws it can be had then. */
const NotFound = lazy(async () => ({
  default: (await import("./storefront/errors/not-found.tsx")).NotFound,
}));

const loadErrorScreen = () => import("./storefront/errors/error-screen.tsx");
const ErrorScreen = lazy(async () => ({ default: (await loadErrorScreen()).ErrorScreen }));

/** What every page of the language needs at once; other letters come when a page uses them. */
const FONTS = getLocale() === "ar" ? [arabic, latin] : [latin];

export function links(): LinkDescriptor[] {
  return FONTS.map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  }));
}

export function Layout({ children }: { children: ReactNode }) {
  const still = useIsStill();
  return (
    <html lang={getLocale()} dir={getLocale() === "ar" ? "rtl" : "ltr"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f6f3ec" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={pathIn(getLocale(), "/manifest.webmanifest")} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {still ? (
          <script type="module" src={pageScript} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Pages have heads of their own; this is for what is shown in place of one that failed. */
export function meta({ error }: Route.MetaArgs) {
  if (error === undefined) return [];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return unlistedHead(isMissing ? m.storefront_not_found_title() : m.storefront_error_title());
}

export default function Root() {
  useEffect(() => {
    // After the page, but before it is needed: without a network it could not be had any more.
    const fetchAhead = () => void loadErrorScreen().catch(() => undefined);
    if (document.readyState === "complete") fetchAhead();
    else addEventListener("load", fetchAhead, { once: true });
  }, []);
  return <Outlet />;
}

/** Shown in place of everything when a page can't be loaded or drawn. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main>
        <Suspense>
          <NotFound />
        </Suspense>
      </main>
    );
  }
  return (
    <Suspense>
      <ErrorScreen message={messageOf(error)} onRetry={() => void revalidate()} />
    </Suspense>
  );
}
