import { FileClock, Kanban, Rows3 } from "lucide-react";

import { m } from "#app/i18n/translations.ts";

import { ViewLinks } from "../layout/view-links.tsx";
import { BULK_ORDERS_PATH, COMPANY_BOARD_PATH, OPEN_QUOTES_PATH } from "./bulk-order-paths.ts";

const VIEWS = [
  { view: "table", to: BULK_ORDERS_PATH, label: m.panel_bulk_view_table, icon: Rows3 },
  { view: "board", to: COMPANY_BOARD_PATH, label: m.panel_bulk_view_board, icon: Kanban },
  { view: "quotes", to: OPEN_QUOTES_PATH, label: m.panel_bulk_view_quotes, icon: FileClock },
] as const;

/** Requests as a table, with their orders on a board, and the quotes without an answer. */
export function BulkOrderViews({ view }: { view: (typeof VIEWS)[number]["view"] }) {
  return (
    <ViewLinks
      label={m.panel_bulk_view_label()}
      views={VIEWS.map(({ view: name, label, ...link }) => ({
        ...link,
        label: label(),
        isCurrent: name === view,
      }))}
    />
  );
}
