import { ChevronRight, CircleUserRound } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";

import { PANEL_PATH } from "../session/login-path.ts";

/** Screens that are reached from here. */
export function SettingsLinks() {
  return (
    <nav aria-label={m.panel_settings_more()}>
      <Link
        to={`${PANEL_PATH}/account`}
        className="flex min-h-14 items-center gap-3 rounded-panel bg-white/60 px-4 py-2.5 shadow-line transition-colors hover:bg-hover-wash focus-ring md:px-6"
      >
        <CircleUserRound size={18} strokeWidth={1.6} aria-hidden="true" />
        <span className="min-w-0">
          <span className="block font-label">{m.panel_account_title()}</span>
          <span className="block text-note text-ink-2">{m.panel_settings_account_hint()}</span>
        </span>
        <ChevronRight
          size={17}
          strokeWidth={1.6}
          aria-hidden="true"
          className="ms-auto shrink-0 text-ink-2 rtl:-scale-x-100"
        />
      </Link>
    </nav>
  );
}
