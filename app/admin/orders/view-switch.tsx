import { Kanban, Rows3 } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";

import { PANEL_PATH } from "../session/login-path.ts";
import { BOARD_PATH } from "./order-paths.ts";

const VIEWS = [
  { view: "table", to: `${PANEL_PATH}/orders`, label: m.panel_board_view_table, icon: Rows3 },
  { view: "board", to: BOARD_PATH, label: m.panel_board_view_board, icon: Kanban },
] as const;

/** Orders as a table, or on the board where they are made. */
export function ViewSwitch({ view }: { view: "table" | "board" }) {
  return (
    <nav
      aria-label={m.panel_board_view_label()}
      className="flex gap-0.5 rounded-panel bg-paper-lo/60 p-0.5"
    >
      {VIEWS.map(({ view: name, to, label, icon: Icon }) => (
        <Link
          key={name}
          to={to}
          prefetch="intent"
          aria-current={name === view ? "page" : undefined}
          className={classNames(
            "flex h-10 items-center gap-1.5 rounded-[6px] px-2.5 transition-colors focus-ring md:h-8",
            // On phones only the other view is offered: both would cut the screen's name off.
            name === view
              ? "bg-paper-hi font-label shadow-line max-md:hidden"
              : "text-ink-2 hover:text-ink",
          )}
        >
          <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
          <span className="max-md:sr-only">{label()}</span>
        </Link>
      ))}
    </nav>
  );
}
