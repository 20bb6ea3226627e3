import { CardStage } from "#app/card/card-stage.tsx";

import { CardLetters } from "./card-letters.tsx";
import { ShownView, ViewChoice } from "./card-views.tsx";
import { useLiveCard } from "./use-live-card.ts";

/** The card at the top of the summary on narrow screens; on wide ones it is beside it anyway. */
export function CardInStep() {
  const card = useLiveCard();
  return (
    <figure className="lg:hidden">
      <CardStage className="order-card-stage order-card-alone order-card-in-step grid place-items-center rounded-stage">
        <ShownView card={card} />
      </CardStage>
      <figcaption className="mt-3 grid justify-items-center gap-3">
        <CardLetters card={card} />
        <ViewChoice />
      </figcaption>
    </figure>
  );
}
