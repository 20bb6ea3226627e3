import { ChevronDown, Printer } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ActionMenu, MenuItem } from "#app/ui/menu.tsx";
import { BOARD_COLUMNS } from "#shared/board/board-column.ts";
import type { Ticket } from "#shared/board/board.ts";

import { COLUMN_LABELS } from "../column-labels.ts";
import { HandOverButton } from "../handovers/hand-over-button.tsx";
import { SelectionBar } from "../selection-bar.tsx";
import type { Undo } from "../undo/use-undo.ts";
import { useBoardActs } from "./board-acts.ts";

interface BoardBarProps {
  chosen: readonly Ticket[];
  /** What was done with them, or with others, last. */
  undo: Undo;
  onClear: () => void;
}

/** What is done with all orders that are chosen. Nothing while none is. */
export function BoardBar({ chosen, undo, onClear }: BoardBarProps) {
  const { canWrite, move, printSlips } = useBoardActs();
  return (
    <SelectionBar
      label={m.panel_board_selected()}
      count={chosen.length}
      onClear={onClear}
      more={
        undo.offered && (
          <p role="status" className="flex flex-wrap items-center gap-x-3">
            <span className="text-on-night-2">{undo.offered.text}</span>
            <button
              type="button"
              disabled={undo.isPending}
              onClick={undo.undo}
              className="min-h-11 underline underline-offset-4 md:min-h-9"
            >
              {m.panel_more_undo()}
            </button>
          </p>
        )
      }
    >
      <IconButton
        label={m.panel_board_slips()}
        onClick={() => printSlips(chosen)}
        className="text-on-night! hover:bg-white/10!"
      >
        <Printer size={17} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <HandOverButton ids={chosen.map(({ _id }) => _id)} />
      {canWrite && (
        <ActionMenu
          trigger={
            <Button variant="light-on-night">
              {m.panel_board_move_to()}
              <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
            </Button>
          }
        >
          {BOARD_COLUMNS.map((column) => (
            <MenuItem
              key={column}
              onSelect={() => {
                const moved = chosen.filter((ticket) => ticket.column !== column);
                if (moved.length > 0) move(moved, column);
                onClear();
              }}
            >
              {COLUMN_LABELS[column]()}
            </MenuItem>
          ))}
        </ActionMenu>
      )}
    </SelectionBar>
  );
}
