import { m } from "#app/i18n/translations.ts";

import type { Route } from "./+types/page-errors.layout.ts";
import { PageBar } from "./page-bar.tsx";
import { PageFailure } from "./page-failure.tsx";

/** Stands between the sidebar and the screens, so that it stays whatever becomes of a screen. */

/** Screens have titles of their own; this is for what is shown in place of one that failed. */
export function meta({ error }: Route.MetaArgs) {
  return error === undefined ? [] : [{ title: m.panel_title_failed() }];
}

export function ErrorBoundary() {
  return (
    <>
      <PageBar title={m.panel_page_failed_title()} />
      <PageFailure />
    </>
  );
}
