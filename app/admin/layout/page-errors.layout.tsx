import { m } from "#app/i18n/translations.ts";

import type { Route } from "./+types/page-errors.layout.ts";
import { PageBar } from "./page-bar.tsx";
import { PageFailure } from "./page-failure.tsx";

/** A route between the sidebar and the screens, so that the sidebar stays when a screen fails. */

/** The title for an error in place of a screen. */
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
