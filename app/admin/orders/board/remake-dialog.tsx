import { Printer, Repeat } from "lucide-react";
import { useState, type ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogShell } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { RemakeCode, Ticket } from "#shared/board/board.ts";

import { DialogHead } from "../../resource/dialog-head.tsx";
import { useLast } from "../../resource/use-last.ts";
import { useRemake } from "./board-queries.ts";

interface RemakeDialogProps {
  ticket: Ticket | undefined;
  onClose: () => void;
}

const ICON = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Makes a card once more: with its code, or with a new one. */
export function RemakeDialog({ ticket, onClose }: RemakeDialogProps) {
  const shown = useLast(ticket);
  return (
    <DialogShell open={ticket !== undefined} onOpenChange={onClose} size="m" className="text-panel">
      {shown && <Choice ticket={shown} onClose={onClose} />}
    </DialogShell>
  );
}

function Choice({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { cards, column } = ticket;
  const [card, setCard] = useState(
    (cards.find(({ state }) => state === "lost") ?? cards[0])?._id ?? "",
  );
  const remake = useRemake(onClose);
  const hasLeft = column === "shipped" || column === "delivered";
  const start = (code: RemakeCode) => remake.mutate({ order: ticket._id, card, code });
  const pending = (code: RemakeCode) => remake.isPending && remake.variables.code === code;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-6">
      <DialogHead
        title={m.panel_board_remake()}
        description={
          <>
            <bdi>{ticket.customerFullName}</bdi>
            {". "}
            {m.panel_board_remake_text()}
          </>
        }
      />
      {cards.length > 1 && (
        <SelectField
          label={m.panel_board_remake_which()}
          options={cards.map(({ _id, code }) => ({ value: _id, label: code }))}
          value={card}
          onValueChange={setCard}
        />
      )}
      {hasLeft && (
        <p className="rounded-panel bg-warn-wash px-3.5 py-2.5 text-warn">
          {m.panel_board_remake_in_making()}
        </p>
      )}
      <Way text={m.panel_board_reprint_text()}>
        <Button
          onClick={() => start("same")}
          pending={pending("same")}
          disabled={remake.isPending || card === ""}
        >
          <Printer {...ICON} />
          {m.panel_board_reprint()}
        </Button>
      </Way>
      <Way text={m.panel_board_replace_text()}>
        <Button
          variant="line"
          onClick={() => start("new")}
          pending={pending("new")}
          disabled={remake.isPending || card === ""}
        >
          <Repeat {...ICON} />
          {m.panel_board_replace()}
        </Button>
      </Way>
    </div>
  );
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <p className="text-ink-2">{text}</p>
      {children}
    </div>
  );
}
