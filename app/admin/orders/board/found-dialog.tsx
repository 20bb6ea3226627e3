import { useQuery } from "@tanstack/react-query";
import { PanelsTopLeft, Printer, RotateCcw, ScanQrCode } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogShell } from "#app/ui/dialog.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Ticket } from "#shared/board/board.ts";

import { DialogHead } from "../../resource/dialog-head.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import { useLast } from "../../resource/use-last.ts";
import { COLUMN_LABELS } from "../column-labels.ts";
import { useBoardActs } from "./board-acts.ts";
import { foundQuery } from "./board-queries.ts";
import { hasSlipBeside, StepButton } from "./step-button.tsx";
import { TicketFacts } from "./ticket-facts.tsx";

interface FoundDialogProps {
  /** What was scanned or typed. */
  text: string | undefined;
  onClose: () => void;
  onScan: () => void;
}

/** The order that was scanned or typed, with its next step: from one slip to the next without the board. */
export function FoundDialog({ text, onClose, onScan }: FoundDialogProps) {
  const shown = useLast(text) ?? "";
  const query = useQuery(foundQuery(shown));
  return (
    <DialogShell open={text !== undefined} onOpenChange={onClose} size="s" className="text-panel">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-6">
        <DialogHead
          title={query.data ? COLUMN_LABELS[query.data.column]() : m.panel_board_found()}
        />
        {query.data ? (
          <Found ticket={query.data} />
        ) : query.isError ? (
          <p role="alert" className="rounded-panel bg-bad-wash px-3.5 py-3 wrap-anywhere text-bad">
            {serverMessage(query.error, m.panel_board_find_failed())} <bdi>{cut(shown)}</bdi>
          </p>
        ) : (
          <Skeleton className="h-28 w-full" />
        )}
        <Button variant="quiet" onClick={onScan}>
          <ScanQrCode size={17} strokeWidth={1.6} aria-hidden="true" />
          {m.panel_board_scan_next()}
        </Button>
      </div>
    </DialogShell>
  );
}

const LONGEST = 60;
/** A code may hold anything. */
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const ICON = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

function Found({ ticket }: { ticket: Ticket }) {
  const { canWrite, open, printSlips, remake } = useBoardActs();
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="font-label wrap-anywhere">
          <bdi>{ticket.customerFullName}</bdi>
        </p>
        <TicketFacts ticket={ticket} />
      </div>
      <StepButton ticket={ticket} isStrong />
      <div className="flex flex-wrap gap-2">
        <Button variant="line" onClick={() => open(ticket)}>
          <PanelsTopLeft {...ICON} />
          {m.panel_orders_open()}
        </Button>
        {!hasSlipBeside(ticket) && (
          <Button variant="line" onClick={() => printSlips([ticket])}>
            <Printer {...ICON} />
            {m.panel_board_slip()}
          </Button>
        )}
        {canWrite && (
          <Button variant="line" onClick={() => remake(ticket)}>
            <RotateCcw {...ICON} />
            {m.panel_board_remake()}
          </Button>
        )}
      </div>
    </div>
  );
}
