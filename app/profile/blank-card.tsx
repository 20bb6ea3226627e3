import { CARD, CARD_VIEW_BOX, CONTACTLESS } from "#app/card/card-geometry.ts";

/** The outline of a card, where there is none to show. */
export function BlankCard() {
  return (
    <svg viewBox={CARD_VIEW_BOX} fill="none" stroke="currentColor" aria-hidden="true">
      <rect
        x="6"
        y="6"
        width={CARD.width - 12}
        height={CARD.height - 12}
        rx={CARD.radius}
        strokeWidth="9"
      />
      <path d={CONTACTLESS} strokeWidth="17" strokeLinecap="round" opacity=".3" />
    </svg>
  );
}
