import { useDraggable, useDroppable } from "@dnd-kit/react";

import { m } from "#app/i18n/translations.ts";
import type { Ticket } from "#shared/board/board.ts";

import { ColumnFrame } from "../../columns/column-frame.tsx";
import { COLUMN_LABELS } from "../column-labels.ts";
import { useBoardActs } from "./board-acts.ts";
import { ColumnFoot } from "./column-foot.tsx";
import { TicketCard } from "./ticket-card.tsx";
import type { ShownColumn } from "./use-board.ts";

/** A column of the board, into which orders are dropped. */
export function BoardColumnView({ shown }: { shown: ShownColumn }) {
  const { column, count, orders } = shown;
  const { ref, isDropTarget } = useDroppable({ id: column });
  return (
    <ColumnFrame
      ref={ref}
      column={column}
      name={COLUMN_LABELS[column]()}
      count={count}
      isDropTarget={isDropTarget}
      emptyText={m.panel_board_column_empty()}
      cards={orders.map((ticket) => (
        <MovableTicket key={ticket._id} ticket={ticket} />
      ))}
      foot={<ColumnFoot shown={shown} />}
    />
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
