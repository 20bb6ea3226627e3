import { ChevronDown, Printer, X } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ActionMenu, MenuItem } from "#app/ui/menu.tsx";
import { BOARD_COLUMNS } from "#shared/board/board-column.ts";
import type { Ticket } from "#shared/board/board.ts";

import { useShortcutKeys } from "../../resource/use-shortcut-keys.ts";
import { useBoardActs } from "./board-acts.ts";
import { COLUMN_WORDS } from "./board-words.ts";

/** What is done with all orders that are chosen. Nothing while none is. */
export function BoardBar({ chosen, onClear }: { chosen: readonly Ticket[]; onClear: () => void }) {
  const { move, printSlips } = useBoardActs();
  useShortcutKeys((key) => {
    if (key === "Escape" && chosen.length > 0) onClear();
  });
  if (chosen.length === 0) return null;
  return (
    <div
      role="region"
      aria-label={m.panel_board_selected()}
      className="sticky bottom-0 z-20 flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-night px-4 py-2.5 text-on-night on-night md:px-7"
    >
      <IconButton
        label={m.panel_orders_select_none()}
        onClick={onClear}
        className="-ms-2.5 text-on-night! hover:bg-white/10!"
      >
        <X size={17} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <p role="status" className="tabular-nums">
        {m.panel_orders_selected({ count: chosen.length })}
      </p>
      <div className="ms-auto flex gap-2">
        <IconButton
          label={m.panel_board_slips()}
          onClick={() => printSlips(chosen)}
          className="text-on-night! hover:bg-white/10!"
        >
          <Printer size={17} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
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
              {COLUMN_WORDS[column]()}
            </MenuItem>
          ))}
        </ActionMenu>
      </div>
    </div>
  );
}
