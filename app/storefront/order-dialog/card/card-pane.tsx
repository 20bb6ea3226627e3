import { CardStage } from "#app/card/card-stage.tsx";
import { m } from "#app/i18n/translations.ts";

import { useOrderDialog } from "../order-dialog-context.ts";
import { ShownView, ViewChoice } from "./card-views.tsx";
import { useLiveCard } from "./use-live-card.ts";

/** The card beside the form, on wide screens. */
export function CardPane() {
  const card = useLiveCard();
  const { cardView } = useOrderDialog();
  // A photograph fills the pane above the choices.
  const isPhoto = cardView === "photo";
  return (
    <CardStage className="order-card-stage hidden place-items-center border-s border-line lg:grid">
      {!isPhoto && (
        <p className="absolute inset-x-8 top-6.5 flex justify-between gap-4 text-note text-ink-2">
          {cardView === "phone" ? (
            <span>{m.order_card_phone_note()}</span>
          ) : (
            <>
              <span>{m.order_live_caption()}</span>
              <bdi>{m.order_live_size()}</bdi>
            </>
          )}
        </p>
      )}
      <div className={isPhoto ? "contents" : "grid w-full -translate-y-3.5 place-items-center"}>
        <ShownView card={card} />
      </div>
      <div className="absolute inset-x-8 bottom-7 flex items-center justify-between gap-4 text-note text-ink-2">
        <ViewChoice />
        <span>{card.colorName}</span>
      </div>
    </CardStage>
  );
}
