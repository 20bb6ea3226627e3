import { CardStage } from "#app/card/card-stage.tsx";
import { m } from "#app/i18n/translations.ts";

import { useOrderDialog, type CardView } from "../order-dialog-context.ts";
import { CardLetters } from "./card-letters.tsx";
import { ShownView, ViewChoice } from "./card-views.tsx";
import { useLiveCard } from "./use-live-card.ts";

/** Where it is not in the middle. */
const PLACE: Partial<Record<CardView, string>> = { photo: "contents", phone: "order-phone-place" };

/** The card beside the form, on wide screens. */
export function CardPane() {
  const card = useLiveCard();
  const { cardView } = useOrderDialog();
  // It fills the pane.
  const isPhoto = cardView === "photo";
  return (
    <CardStage className="order-card-stage hidden place-items-center border-s border-line lg:grid">
      <p className="absolute inset-x-8 top-5 z-1 flex justify-between gap-4 py-1 text-note text-ink-2">
        <span>{caption(cardView)}</span>
        {isPhoto || cardView === "phone" ? (
          <span
            className={isPhoto ? "-my-1 rounded-pill bg-paper-hi px-3 py-1 text-ink" : undefined}
          >
            {card.colorName}
          </span>
        ) : (
          <span>
            {card.colorName} · <bdi>{m.order_live_size()}</bdi>
          </span>
        )}
      </p>
      <div className={PLACE[cardView] ?? "grid w-full -translate-y-3.5 place-items-center"}>
        <ShownView card={card} />
      </div>
      <div className="absolute inset-x-8 bottom-7 grid justify-items-center gap-3">
        <CardLetters card={card} />
        <ViewChoice />
      </div>
    </CardStage>
  );
}

/** A photograph has the name of its scene there. */
function caption(view: CardView): string {
  if (view === "photo") return "";
  return view === "phone" ? m.order_card_phone_note() : m.order_live_caption();
}
