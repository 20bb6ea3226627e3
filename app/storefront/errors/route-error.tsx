import { lazy, Suspense } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";

import { m } from "#app/i18n/translations.ts";

const loadErrorScreen = () => import("./error-screen.tsx");

/**
 * Loads the error screen before it is needed, because without a network it could not be loaded any
 * more.
 */
export function fetchErrorScreen(): void {
  void loadErrorScreen().catch(() => undefined);
}

const ErrorScreen = lazy(() =>
  loadErrorScreen().then(
    (module) => ({ default: module.ErrorScreen }),
    () => ({ default: Last }),
  ),
);
const NotFound = lazy(() =>
  import("./not-found.tsx").then(
    (module) => ({ default: module.NotFound }),
    () => ({ default: Last }),
  ),
);

/** Replaces a page that could not be found, loaded or rendered. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <Suspense>{isMissing ? <NotFound /> : <ErrorScreen error={error} />}</Suspense>;
}

/** Shown when even the error screen can't be loaded. */
function Last() {
  return (
    <section className="wrap pt-32 pb-22 md:pt-44">
      <h1 className="text-section font-light tracking-section">{m.storefront_error_title()}</h1>
      <p role="alert" className="mt-5 text-lead font-light text-ink-2">
        {m.storefront_error_part()}
      </p>
      <a href="" className="mt-8 inline-block rule-link font-label">
        {m.storefront_error_again()}
      </a>
    </section>
  );
}
