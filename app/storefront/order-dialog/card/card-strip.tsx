import { Maximize2 } from "lucide-react";
import { useState } from "react";

import { CardFace } from "#app/card/card-face.tsx";
import { CardStage } from "#app/card/card-stage.tsx";
import { TiltingCard } from "#app/card/tilting-card.tsx";
import { m } from "#app/i18n/translations.ts";
import { DialogClose, DialogShell, DialogTitle } from "#app/ui/dialog.tsx";

import { useLater } from "../later-parts.ts";
import { useOrderDialog } from "../order-dialog-context.ts";
import type { OrderStep } from "../order-steps.ts";
import { cardLetters, CardLetters } from "./card-letters.tsx";
import { ShownView, ViewChoice } from "./card-views.tsx";
import { useLiveCard, type LiveCard } from "./use-live-card.ts";

/** The steps that change the card. */
const STEPS: readonly OrderStep[] = ["personalDetails", "cardDesign", "addons"];

/** The card on narrow screens, under the progress of the steps that change it. It opens large. */
export function CardStrip() {
  const { step } = useOrderDialog();
  return STEPS.includes(step) ? <Strip key={step} /> : null;
}

function Strip() {
  const card = useLiveCard();
  const { cardView } = useOrderDialog();
  const later = useLater();
  const [isLarge, setLarge] = useState(false);
  return (
    <div className="order-card-strip shrink-0 border-b border-line px-5 pt-1 pb-2.5 lg:hidden">
      <CardStage className="h-full rounded-field">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setLarge(true)}
          className="flex size-full items-center gap-4 ps-4 pe-3 text-start text-note text-ink-2"
        >
          <span className="order-card-small block shrink-0">
            <TiltingCard
              side={cardView === "back" ? "back" : "face"}
              rotate={-3}
              face={
                <div className="lit">
                  <CardFace {...card.face} detail="small" label="" />
                </div>
              }
              back={
                <div className="lit">
                  {later && <later.CardBack {...card.back} detail="small" label="" />}
                </div>
              }
            />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-label text-ink">{m.order_live_caption()}</span>
            {card.unprintable.length > 0 ? (
              <span className="line-clamp-2 text-warn">{cardLetters(card)}</span>
            ) : (
              <span className="block truncate">{card.colorName}</span>
            )}
            <span className="sr-only">{m.order_card_open()}</span>
          </span>
          <span className="grid size-9 shrink-0 place-items-center rounded-pill bg-paper-hi shadow-line">
            <Maximize2 size={16} strokeWidth={1.5} aria-hidden="true" className="text-ink" />
          </span>
        </button>
      </CardStage>
      <LargeCard card={card} isOpen={isLarge} onClose={() => setLarge(false)} />
    </div>
  );
}

interface LargeCardProps {
  card: LiveCard;
  isOpen: boolean;
  onClose: () => void;
}

/** The card on a screen of its own. */
function LargeCard({ card, isOpen, onClose }: LargeCardProps) {
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
