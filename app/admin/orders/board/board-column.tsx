import { useDraggable, useDroppable } from "@dnd-kit/react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { Ticket } from "#shared/board/board.ts";
import { formatNumber } from "#shared/format-number.ts";

import { COLUMN_LABELS } from "../column-labels.ts";
import { useBoardActs } from "./board-acts.ts";
import { ColumnFoot } from "./column-foot.tsx";
import { TicketCard } from "./ticket-card.tsx";
import type { ShownColumn } from "./use-board.ts";

/** A column of the board, into which orders are dropped. */
export function BoardColumnView({ shown }: { shown: ShownColumn }) {
  const { column, count, orders } = shown;
  const { ref, isDropTarget } = useDroppable({ id: column });
  const name = COLUMN_LABELS[column]();
  return (
    <section
      ref={ref}
      data-column={column}
      aria-label={name}
      className={classNames(
        "flex min-h-0 w-63 shrink-0 flex-col rounded-panel transition-colors",
        isDropTarget ? "bg-hover-wash shadow-line-2" : "bg-paper-lo/45",
      )}
    >
      <h2 className="flex min-h-10.5 shrink-0 items-center justify-between gap-2 px-3 text-note font-label">
        <span className="min-w-0 truncate" title={name}>
          {name}
        </span>
        <span className="font-normal text-ink-2 tabular-nums">{formatNumber(count)}</span>
      </h2>
      <div className="min-h-0 flex-1 overflow-y-auto px-1.5 pb-2">
        {orders.length === 0 ? (
          <p className="px-2 py-3 text-note text-ink-2">{m.panel_board_column_empty()}</p>
        ) : (
          <ul aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 p-0.5">
            {orders.map((ticket) => (
              <MovableTicket key={ticket._id} ticket={ticket} />
            ))}
          </ul>
        )}
        <ColumnFoot shown={shown} />
      </div>
    </section>
  );
}

function MovableTicket({ ticket }: { ticket: Ticket }) {
  const { canWrite } = useBoardActs();
  const { ref, isDragging } = useDraggable({
    id: ticket._id,
    data: { ticket },
    disabled: !canWrite,
  });
  return <TicketCard ticket={ticket} ref={ref} isHeld={isDragging} />;
}
