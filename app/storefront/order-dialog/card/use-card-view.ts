import { useState } from "react";

import type { CardView, OrderDialogState } from "../order-dialog-context.ts";

/**
 * What is shown of the card.
 * @param moment the step, and whether the order is placed: each begins with the front
 */
export function useCardView(moment: string): Pick<OrderDialogState, "cardView" | "showCard"> {
  const [chosen, setChosen] = useState<{ moment: string; view: CardView }>();
  return {
    cardView: chosen?.moment === moment ? chosen.view : "face",
    showCard: (view) => setChosen({ moment, view }),
  };
}
