import type { Ref } from "react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { Ticket } from "#shared/board/board.ts";

import { CutText } from "../../resource/cut-text.tsx";
import { RowCheck } from "../row-check.tsx";
import { useBoardActs } from "./board-acts.ts";
import { StepButton } from "./step-button.tsx";
import { TicketFacts } from "./ticket-facts.tsx";
import { TicketMenu } from "./ticket-menu.tsx";

interface TicketCardProps {
  ticket: Ticket;
  ref?: Ref<HTMLLIElement>;
  /** It is held over another column. */
  isHeld?: boolean;
  /** Boxes show only once something is chosen. */
  isPhone?: boolean;
}

/** An order on the board. By keys it is one stop, from which its actions are reached. */
export function TicketCard({ ticket, ref, isHeld, isPhone }: TicketCardProps) {
  const { selected, toggle } = useBoardActs();
  const customer = ticket.company ?? ticket.customerFullName;
  const isChosen = selected.has(ticket._id);
  const hasBox = !isPhone || selected.size > 0;
  return (
    <li
      ref={ref}
      data-ticket={ticket._id}
      tabIndex={0}
      aria-label={m.panel_order_named({
        number: ticket.orderNumber,
        customer,
      })}
      className={classNames(
        "group/ticket grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-panel border bg-paper-hi p-3 focus-ring",
        isChosen ? "border-ink bg-hover-wash" : "border-line",
        ticket.isOverdue && !isChosen && "border-s-2 border-s-bad",
        isHeld && "shadow-menu",
      )}
    >
      <div className="-mb-2 flex items-center gap-2">
        {hasBox && (
          <RowCheck
            label={m.panel_orders_select({ row: ticket.orderNumber })}
            state={isChosen}
            onToggle={(isRange) => toggle(ticket, isRange)}
          />
        )}
        <CutText className="flex-1 font-label">{customer}</CutText>
        <TicketMenu ticket={ticket} />
      </div>
      <TicketFacts ticket={ticket} />
      <StepButton ticket={ticket} isStrong={isPhone} />
    </li>
  );
}
