import { Download, Printer } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Ticket } from "#shared/board/board.ts";

import { useBoardActs } from "./board-acts.ts";
import { ConfirmChat } from "./confirm-chat.tsx";

const ICON = { size: 17, strokeWidth: 1.6, "aria-hidden": true } as const;
const LINED = "shadow-line-2";

/** In these columns the packing slip stands beside the next step. */
export const hasSlipBeside = ({ column }: Ticket) => column === "programmed" || column === "packed";

/** An order's next step, and beside it the paper that goes with it: the print file, the packing slip. */
export function StepButton({ ticket, isStrong = false }: { ticket: Ticket; isStrong?: boolean }) {
  const { next, nextOf, printFile, printSlips, busy } = useBoardActs();
  const step = nextOf(ticket);
  const [card] = ticket.cards;
  return (
    <div className="flex gap-1.5 empty:hidden">
      {step && (
        <Button
          variant={isStrong ? "ink" : "line"}
          className="min-w-0 flex-1 px-2!"
          disabled={step.kind === "wait"}
          pending={busy === ticket._id}
          onClick={() => next(ticket)}
        >
          <span className="truncate">{step.label}</span>
        </Button>
      )}
      <ConfirmChat ticket={ticket} />
      {ticket.column === "approved" && card?.print && (
        <IconButton
          label={m.panel_board_print_file()}
          className={LINED}
          onClick={() => printFile(ticket, card)}
        >
          <Download {...ICON} />
        </IconButton>
      )}
      {hasSlipBeside(ticket) && (
        <IconButton
          label={m.panel_board_slip()}
          className={LINED}
          onClick={() => printSlips([ticket])}
        >
          <Printer {...ICON} />
        </IconButton>
      )}
    </div>
  );
}
