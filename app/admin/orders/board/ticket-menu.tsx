import {
  Download,
  Ellipsis,
  IdCard,
  Nfc,
  PanelsTopLeft,
  Phone,
  Printer,
  RotateCcw,
  Send,
  SquareCheck,
} from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ActionMenu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { BOARD_COLUMNS } from "#shared/board/board-column.ts";
import type { Ticket } from "#shared/board/board.ts";

import { COLUMN_LABELS } from "../column-labels.ts";
import { useBoardActs } from "./board-acts.ts";

const ICON = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Whatever one can do with an order without leaving the board. */
export function TicketMenu({ ticket }: { ticket: Ticket }) {
  const acts = useBoardActs();
  const { canWrite } = acts;
  const card = ticket.cardCount === 1 ? ticket.cards[0] : undefined;
  const proof = card?.proof && !card.proof.isOutdated ? card.proof : undefined;
  const isAsked = proof?.state === "sent";
  return (
    <ActionMenu
      trigger={
        <IconButton
          label={m.panel_row_actions({ row: ticket.orderNumber })}
          className="-my-1.5 -me-1.5 data-popup-open:bg-ink/6 data-popup-open:text-ink"
        >
          <Ellipsis size={18} strokeWidth={1.8} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem
        icon={<PanelsTopLeft {...ICON} />}
        shortcut={m.panel_key_enter()}
        onSelect={() => acts.open(ticket)}
      >
        {m.panel_orders_open()}
      </MenuItem>
      <MenuItem icon={<SquareCheck {...ICON} />} shortcut="X" onSelect={() => acts.toggle(ticket)}>
        {m.panel_orders_select_row()}
      </MenuItem>
      <MenuSeparator />
      {card && canWrite && (
        <MenuItem icon={<IdCard {...ICON} />} onSelect={() => acts.makeProof(ticket, [card])}>
          {card.proof ? m.panel_proof_make_again() : m.panel_proof_make()}
        </MenuItem>
      )}
      {card && isAsked && canWrite && (
        <MenuItem icon={<Send {...ICON} />} onSelect={() => acts.sendAgain(ticket, card)}>
          {m.panel_board_send_again()}
        </MenuItem>
      )}
      {card && canWrite && (isAsked || proof?.state === "ready") && (
        <MenuItem icon={<Phone {...ICON} />} onSelect={() => acts.approveByPhone(ticket, card)}>
          {m.panel_board_step_phone()}
        </MenuItem>
      )}
      {card?.print && (
        <MenuItem icon={<Download {...ICON} />} onSelect={() => acts.printFile(ticket, card)}>
          {m.panel_board_print_file()}
        </MenuItem>
      )}
      {canWrite && ticket.cardCount > 1 && (
        <MenuItem icon={<Nfc {...ICON} />} onSelect={() => acts.writeChips(ticket)}>
          {m.panel_packing_write_chips()}
        </MenuItem>
      )}
      {canWrite && card && ticket.column === "printed" && (
        <MenuItem icon={<Nfc {...ICON} />} onSelect={() => acts.open(ticket)}>
          {m.panel_board_program()}
        </MenuItem>
      )}
      <MenuItem
        icon={<Printer {...ICON} />}
        shortcut="P"
        onSelect={() => acts.printSlips([ticket])}
      >
        {m.panel_board_slip()}
      </MenuItem>
      {canWrite && (
        <>
          <MenuItem icon={<RotateCcw {...ICON} />} onSelect={() => acts.remake(ticket)}>
            {m.panel_board_remake()}
          </MenuItem>
          <MenuSeparator />
          {BOARD_COLUMNS.map((column, index) => (
            <MenuItem
              key={column}
              shortcut={String(index + 1)}
              disabled={column === ticket.column}
              onSelect={() => acts.move([ticket], column)}
            >
              {m.panel_board_move_to()}{" "}
              <span className="font-label">{COLUMN_LABELS[column]()}</span>
            </MenuItem>
          ))}
        </>
      )}
    </ActionMenu>
  );
}
