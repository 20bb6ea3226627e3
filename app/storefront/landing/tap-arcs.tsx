import type { CSSProperties } from "react";

import { arcs, CARD, CARD_VIEW_BOX } from "#app/card/card-geometry.ts";

/** In units of the card: beyond its long edge on phones, beyond its short edge elsewhere. */
const UPWARDS = [250, 296, 342].map((radius) => arcs(540, 190, [radius], 24, -90));
const SIDEWAYS = [312, 358, 404].map((radius) => arcs(566, CARD.height / 2, [radius], 26));

/** The signal from the card to the phone: arcs that light up once, one after another. */
export function TapArcs() {
  return (
    <svg
      viewBox={CARD_VIEW_BOX}
      className="absolute inset-0 size-full overflow-visible tap-arcs rtl:-scale-x-100"
      fill="none"
      stroke="var(--color-copper-hi)"
      strokeWidth="9"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {SIDEWAYS.map((d, index) => (
        <path key={d} d={d} className="max-md:hidden" style={turn(index)} />
      ))}
      {UPWARDS.map((d, index) => (
        <path key={d} d={d} className="md:hidden" style={turn(index)} />
      ))}
    </svg>
  );
}

const turn = (index: number) => ({ "--turn": index }) as CSSProperties;
