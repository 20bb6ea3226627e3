import { CardStage } from "#app/card/card-stage.tsx";
import { m } from "#app/i18n/translations.ts";
import { DialogClose, DialogShell, DialogTitle } from "#app/ui/dialog.tsx";

import { useOrderDialog } from "../order-dialog-context.ts";
import { CardLetters } from "./card-letters.tsx";
import { ShownView, ViewChoice } from "./card-views.tsx";
import type { LiveCard } from "./use-live-card.ts";

interface LargeCardProps {
  card: LiveCard;
  isOpen: boolean;
  onClose: () => void;
}

/** The card on a screen of its own. */
export function LargeCard({ card, isOpen, onClose }: LargeCardProps) {
  const { cardView } = useOrderDialog();
  return (
    <DialogShell
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="panes"
      className="order-sheet"
    >
      <div className="flex shrink-0 items-center gap-3 ps-5 pe-2 pt-1">
        <DialogTitle className="font-label">{m.order_card_title()}</DialogTitle>
        <span className="min-w-0 flex-1 truncate text-note text-ink-2">
          {cardView === "phone" ? m.order_card_phone_note() : card.colorName}
        </span>
        <DialogClose />
      </div>
      <CardStage className="order-card-stage order-card-alone grid min-h-0 flex-1 place-items-center">
        <ShownView card={card} />
      </CardStage>
      <div className="grid shrink-0 justify-items-center gap-3 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <CardLetters card={card} />
        <ViewChoice />
      </div>
    </DialogShell>
  );
}
