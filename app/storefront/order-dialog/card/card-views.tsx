import { ArrowLeft, ArrowRight } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";

import { CardFace } from "#app/card/card-face.tsx";
import { TiltingCard } from "#app/card/tilting-card.tsx";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

import { draftQuantity } from "../draft-total.ts";
import { useLater } from "../later-parts.ts";
import { useOrderDialog, type CardView } from "../order-dialog-context.ts";
import type { OrderFormValues } from "../order-form-values.ts";
import type { LiveCard } from "./use-live-card.ts";

/** The chosen view of the card: one of its sides, its phone, or its photographs, which fill the stage. */
export function ShownView({ card }: { card: LiveCard }) {
  const { cardView } = useOrderDialog();
  const later = useLater();
  if (cardView === "phone" || cardView === "photo") {
    return later && <later.OtherView view={cardView} card={card} />;
  }
  return (
    // Turned in the plane: a third dimension would be drawn anew in every frame.
    <div className="w-(--card) -skew-y-1 -rotate-1 rtl:skew-y-1 rtl:rotate-1">
      <TiltingCard
        side={cardView}
        face={
          <div className="lit">
            <CardFace {...card.face} />
          </div>
        }
        back={<div className="lit">{later && <later.CardBack {...card.back} />}</div>}
      />
    </div>
  );
}

/** Turns the card, and holds it to a phone. */
export function ViewChoice({ className }: { className?: string }) {
  const { cardView, showCard } = useOrderDialog();
  const views: [CardView, string][] = [
    ["face", m.order_live_front()],
    ["back", m.order_live_back()],
    ["phone", m.order_card_phone()],
    ["photo", m.photos_view()],
  ];
  return (
    <div className={classNames("grid justify-items-center gap-3", className)}>
      <CardSteps />
      <div
        role="group"
        aria-label={m.order_live_side()}
        className="inline-flex rounded-pill bg-paper-hi p-1 shadow-line"
      >
        {views.map(([view, name]) => (
          <button
            key={view}
            type="button"
            aria-pressed={cardView === view}
            onClick={() => showCard(view)}
            className={classNames(
              "h-11 rounded-pill px-2.5 lg:px-3.5 text-body font-normal whitespace-nowrap transition-colors lg:h-9",
              cardView === view ? "bg-ink text-paper" : "text-ink-2 hover:text-ink",
            )}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Leads from one card of several to the next. */
function CardSteps() {
  const { shownCard, showCardOf } = useOrderDialog();
  const { control } = useFormContext<OrderFormValues>();
  const count = draftQuantity({ cards: useWatch({ control, name: "cards" }) });
  if (count === 1) return null;
  const before = (shownCard + count - 1) % count;
  const after = (shownCard + 1) % count;
  return (
    <div
      role="group"
      aria-label={m.order_cards_shown()}
      className="inline-flex items-center rounded-pill bg-paper-hi shadow-line"
    >
      <IconButton
        label={m.order_cards_show({ number: before + 1 })}
        onClick={() => showCardOf(before)}
      >
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
      <output className="px-1 tabular-nums">{m.order_card_nth({ number: shownCard + 1 })}</output>
      <IconButton
        label={m.order_cards_show({ number: after + 1 })}
        onClick={() => showCardOf(after)}
      >
        <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}
