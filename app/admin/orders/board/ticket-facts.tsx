import { classNames } from "#app/ui/class-names.ts";
import type { Ticket } from "#shared/board/board.ts";

import { nameOf } from "../../names/names.ts";
import { CutText } from "../../resource/cut-text.tsx";
import { CardChip } from "../card-chip.tsx";
import { dueNote, ticketNotes, TONES } from "./ticket-notes.ts";

/** What an order is, when it is due, and what somebody should know of it. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const due = dueNote(ticket);
  const notes = [...(due ? [due] : []), ...ticketNotes(ticket)];
  return (
    <div className="grid min-w-0 gap-1 text-note">
      <p className="flex min-w-0 items-center gap-2 text-ink-2">
        <bdi dir="ltr" className="tabular-nums">
          {ticket.orderNumber}
        </bdi>
        <CardChip color={ticket.color} />
        <CutText>{nameOf("city", ticket.place)}</CutText>
      </p>
      <p className="flex flex-wrap gap-x-3 gap-y-0.5">
        {notes.map(({ text, tone }) => (
          <span key={text} className={classNames("tabular-nums", TONES[tone])}>
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}
