import { useState } from "react";

import type { CardView, OrderDialogState } from "../order-dialog-context.ts";

/**
 * What is shown of which card.
 * @param moment the step, and whether the order is placed: each begins with the front of the first one
 */
export function useCardView(
  moment: string,
): Pick<OrderDialogState, "cardView" | "showCard" | "shownCard" | "showCardOf"> {
  const [chosen, setChosen] = useState<{ moment: string; view: CardView; person: number }>();
  const { view, person } =
    chosen?.moment === moment ? chosen : { view: "face" as const, person: 0 };
  return {
    cardView: view,
    showCard: (next) => setChosen({ moment, view: next, person }),
    shownCard: person,
    showCardOf: (next) => next !== person && setChosen({ moment, view, person: next }),
  };
}
