import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { COLUMN_STATUS } from "#shared/board/board-column.ts";

import { PANEL_PATH } from "../../session/login-path.ts";
import type { ShownColumn } from "./use-board.ts";

/** More of a column; what no column can show is in the table. */
export function ColumnFoot({ shown }: { shown: ShownColumn }) {
  const { column, count, orders, showMore, isLoadingMore } = shown;
  const left = count - orders.length;
  if (left <= 0) return null;
  if (showMore) {
    return (
      <Button variant="quiet" wide pending={isLoadingMore} onClick={showMore}>
        {m.panel_board_more()}
      </Button>
    );
  }
  return (
    <Link
      to={`${PANEL_PATH}/orders?status=${COLUMN_STATUS[column]}`}
      className="flex min-h-11 items-center justify-center rounded-panel text-note text-ink-2 underline underline-offset-4 focus-ring md:min-h-9"
    >
      {m.panel_board_more_in_table({ count: left })}
    </Link>
  );
}
