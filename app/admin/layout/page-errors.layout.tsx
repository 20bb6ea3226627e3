import { Outlet, useLocation } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { withoutLocale } from "#shared/i18n/locale.ts";

import { SCREEN_PERMISSIONS, screenAt } from "../screens.ts";
import { PANEL_PATH } from "../session/login-path.ts";
import { useMay } from "../session/use-may.ts";
import type { Route } from "./+types/page-errors.layout.ts";
import { Forbidden } from "./forbidden.tsx";
import { PageBar } from "./page-bar.tsx";
import { PageFailure } from "./page-failure.tsx";

/**
 * A route between the sidebar and the screens, so that the sidebar stays when a screen fails, and where it
 * may not be opened.
 */
export default function ScreenOrForbidden() {
  const { pathname } = useLocation();
  const may = useMay();
  const screen = screenAt(withoutLocale(pathname).slice(PANEL_PATH.length + 1));
  const isForbidden = screen !== undefined && !may(SCREEN_PERMISSIONS[screen]);
  return isForbidden ? <Forbidden title={m.panel_screen(screen)} /> : <Outlet />;
}

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
