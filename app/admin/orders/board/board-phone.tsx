import { m } from "#app/i18n/translations.ts";

import { PhoneColumn } from "../../columns/phone-column.tsx";
import { COLUMN_LABELS } from "../column-labels.ts";
import { ColumnFoot } from "./column-foot.tsx";
import { TicketCard } from "./ticket-card.tsx";
import type { ShownColumn } from "./use-board.ts";

/** One column at a time, with the others as tabs. */
export function BoardPhone({ columns }: { columns: readonly ShownColumn[] }) {
  return (
    <PhoneColumn
      label={m.panel_board_columns()}
      columns={columns}
      nameOf={({ column }) => COLUMN_LABELS[column]()}
      emptyText={m.panel_board_column_empty()}
      cardsOf={({ orders }) =>
        orders.map((ticket) => <TicketCard key={ticket._id} ticket={ticket} isPhone />)
      }
      footOf={(shown) => <ColumnFoot shown={shown} />}
    />
  );
}
