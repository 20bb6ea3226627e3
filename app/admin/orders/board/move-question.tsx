import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

import { useLast } from "../../resource/use-last.ts";
import type { CountedMoves, Move } from "./board-moves.ts";

export interface AskedMoves {
  moves: readonly Move[];
  counted: CountedMoves;
}

interface MoveQuestionProps {
  /** The dialog is open while there is one. */
  asked: AskedMoves | undefined;
  onClose: () => void;
  onConfirm: (moves: readonly Move[]) => void;
}

/** How many orders would move, and how many messages follow, before anything is done. */
export function MoveQuestion({ asked, onClose, onConfirm }: MoveQuestionProps) {
  const shown = useLast(asked);
  if (!shown) return null;
  const { moved, refused, messages } = shown.counted;
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={m.panel_more_move_title({ count: moved })}
      description={[
        m.panel_more_bulk_messages({ count: messages }),
        ...(refused > 0 ? [m.panel_more_move_refused({ count: refused })] : []),
      ].join(" ")}
      confirmLabel={m.panel_more_move_confirm()}
      tone="ink"
      onConfirm={() => {
        onClose();
        onConfirm(shown.moves);
      }}
    />
  );
}
