import type { ReactNode } from "react";

import { CONTACTLESS } from "#app/card/card-geometry.ts";

/**
 * A drawing in the style of all technical figures: an ink line, one black card, one copper part.
 */
function Figure({ children }: { children: ReactNode }) {
  return (
    <svg
      className="mb-7 block h-45 w-full max-w-75 rtl:-scale-x-100"
      viewBox="0 0 300 180"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Three piles, each with more cards than the one before, while the price of one card goes down. */
export function PriceFigure() {
  const piles = [
    { x: 8, cards: 2 },
    { x: 106, cards: 5 },
    { x: 204, cards: 9 },
  ];
  return (
    <Figure>
      <path d="M2 172h296" />
      {piles.map(({ x, cards }) =>
        Array.from({ length: cards }, (_, index) => (
          <rect
            key={`${x} ${index}`}
            x={x}
            y={162 - index * 11}
            width="88"
            height="8"
            rx="3"
            fill={index === cards - 1 ? "#1d1a16" : "var(--color-paper-hi)"}
          />
        )),
      )}
      <g stroke="var(--color-copper)" strokeWidth="2">
        <path d="M8 12h88v16h98v12h98" />
      </g>
      <g fill="var(--color-copper)" stroke="none">
        <path d="m8 6 6 6-6 6-6-6zM292 34l6 6-6 6-6-6z" />
      </g>
    </Figure>
  );
}

/** A card with a marked area for the logo. */
export function BrandingFigure() {
  return (
    <Figure>
      <rect x="31" y="22" width="224" height="141" rx="8.5" fill="#000" stroke="none" />
      <rect x="30" y="18" width="224" height="141" rx="8.5" fill="#1d1a16" stroke="none" />
      <path
        d={CONTACTLESS}
        transform="translate(30 18) scale(.2617)"
        stroke="#8a8177"
        strokeWidth="13"
      />
      <g stroke="var(--color-copper)">
        <rect x="50" y="38" width="62" height="44" rx="4" strokeDasharray="4 5" />
        <path d="M81 38V6M112 60h176" strokeDasharray="1 5" />
        <path d="m81 47 13 13-13 13-13-13z" fill="var(--color-copper)" />
      </g>
      <rect x="50" y="126" width="74" height="7" rx="2.5" fill="#f1eae0" stroke="none" />
      <rect x="50" y="139" width="44" height="4.5" rx="2" fill="#8a8177" stroke="none" />
    </Figure>
  );
}

/** A question and an answer. */
export function SupportFigure() {
  return (
    <Figure>
      <path
        d="M26 18h150a14 14 0 0 1 14 14v46a14 14 0 0 1-14 14H66l-24 20V92H26a14 14 0 0 1-14-14V32a14 14 0 0 1 14-14z"
        fill="var(--color-paper-hi)"
      />
      <path d="M36 44h112M36 62h70" />
      <path
        d="M144 74h128a14 14 0 0 1 14 14v46a14 14 0 0 1-14 14h-14v20l-24-20h-90a14 14 0 0 1-14-14V88a14 14 0 0 1 14-14z"
        fill="#1d1a16"
        stroke="#1d1a16"
      />
      <path d="M154 104h84M154 122h50" stroke="#f1eae0" />
      <path d="m262 97 7 7-7 7-7-7z" fill="var(--color-copper-on-night)" stroke="none" />
    </Figure>
  );
}
