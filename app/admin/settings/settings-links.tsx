import {
  ChartColumn,
  ChevronRight,
  CircleUserRound,
  FileText,
  History,
  Send,
  ShieldUser,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";

import { SCREEN_PERMISSIONS, type ScreenPath } from "../screens.ts";
import { PANEL_PATH } from "../session/login-path.ts";
import { useMay } from "../session/use-may.ts";

const LINKS: readonly {
  to: ScreenPath;
  icon: LucideIcon;
  label: () => string;
  hint: () => string;
}[] = [
  {
    to: "account",
    icon: CircleUserRound,
    label: () => m.panel_screen("account"),
    hint: () => m.panel_settings_account_hint(),
  },
  {
    to: "outbox",
    icon: Send,
    label: () => m.panel_settings_outbox(),
    hint: () => m.panel_settings_outbox_hint(),
  },
  {
    to: "invoices",
    icon: FileText,
    label: () => m.panel_screen("invoices"),
    hint: () => m.panel_invoices_settings_hint(),
  },
  {
    to: "figures",
    icon: ChartColumn,
    label: () => m.panel_screen("figures"),
    hint: () => m.panel_figures_settings_hint(),
  },
  {
    to: "people",
    icon: ShieldUser,
    label: () => m.panel_screen("people"),
    hint: () => m.panel_people_settings_hint(),
  },
  {
    to: "record",
    icon: History,
    label: () => m.panel_screen("record"),
    hint: () => m.panel_record_link(),
  },
];

/** Screens that are reached from here. */
export function SettingsLinks() {
  const may = useMay();
  const links = LINKS.filter(({ to }) => may(SCREEN_PERMISSIONS[to]));
  return (
    <nav aria-label={m.panel_settings_more()} className="grid gap-4 md:grid-cols-2">
      {links.map(({ to, icon: Icon, label, hint }) => (
        <Link
          key={to}
          to={`${PANEL_PATH}/${to}`}
          className="flex min-h-14 items-center gap-3 rounded-panel bg-white/60 px-4 py-2.5 shadow-line transition-colors hover:bg-hover-wash focus-ring md:px-6"
        >
          <Icon size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0">
            <span className="block font-label">{label()}</span>
            <span className="block text-note text-ink-2">{hint()}</span>
          </span>
          <ChevronRight
            size={17}
            strokeWidth={1.6}
            aria-hidden="true"
            className="ms-auto shrink-0 text-ink-2 rtl:-scale-x-100"
          />
        </Link>
      ))}
    </nav>
  );
}
