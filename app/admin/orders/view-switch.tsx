import { Kanban, Rows3 } from "lucide-react";

import { m } from "#app/i18n/translations.ts";

import { ViewLinks } from "../layout/view-links.tsx";
import { PANEL_PATH } from "../session/login-path.ts";
import { BOARD_PATH } from "./order-paths.ts";

const VIEWS = [
  { view: "table", to: `${PANEL_PATH}/orders`, label: m.panel_board_view_table, icon: Rows3 },
  { view: "board", to: BOARD_PATH, label: m.panel_board_view_board, icon: Kanban },
] as const;

/** Orders as a table, or on the board where they are made. */
export function ViewSwitch({ view }: { view: "table" | "board" }) {
  return (
    <ViewLinks
      label={m.panel_board_view_label()}
      views={VIEWS.map(({ view: name, label, ...link }) => ({
        ...link,
        label: label(),
        isCurrent: name === view,
      }))}
    />
  );
}
