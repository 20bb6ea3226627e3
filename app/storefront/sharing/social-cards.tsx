import { CardBack } from "#app/card/card-back.tsx";
import { CardFace } from "#app/card/card-face.tsx";
import { CARD } from "#app/card/card-geometry.ts";
import type { SocialPage } from "#shared/sharing/site.ts";

import { SHADOWS } from "./social-ground.tsx";

interface Lying {
  /** The centre of the card in a left-to-right layout. */
  x: number;
  y: number;
  width: number;
  /** In degrees. */
  turn: number;
  color: string;
  side?: "face" | "back";
}

const VIEW_HEIGHT = CARD.height + 7;

/**
 * The positions of the cards on each picture, the lowest card first; `colors` are the product's.
 */
export function lyingCards(page: SocialPage, colors: readonly string[]): Lying[] {
  const [first = "black", second = "white"] = colors;
  switch (page) {
    case "landing":
      return [{ x: 872, y: 318, width: 560, turn: -11, color: first }];
    case "product":
      return [
        { x: 950, y: 214, width: 470, turn: 9, color: second },
        { x: 858, y: 392, width: 500, turn: -9, color: first },
      ];
    case "bulk-orders":
      return [
        { x: 1012, y: 112, width: 430, turn: -11, color: first },
        { x: 970, y: 222, width: 430, turn: -11, color: "copper" },
        { x: 928, y: 332, width: 430, turn: -11, color: "sand" },
        { x: 886, y: 442, width: 430, turn: -11, color: second },
      ];
    case "contact-us":
      return [{ x: 872, y: 318, width: 560, turn: -11, color: first, side: "back" }];
    case "policies":
      return [{ x: 872, y: 318, width: 560, turn: -11, color: second }];
  }
}

interface LyingCardProps {
  card: Lying;
  address: string;
  rtl: boolean;
}

/** A card on the picture, lit from the top left in every language. */
export function LyingCard({ card, address, rtl }: LyingCardProps) {
  const { x, y, width, turn, color, side = "face" } = card;
  const height = (width * VIEW_HEIGHT) / CARD.width;
  const middle = rtl ? 1200 - x : x;
  const placed = `translate(${middle} ${y}) rotate(${rtl ? -turn : turn})`;
  const box = { x: -width / 2, y: -height / 2, width, height };
  return (
    <>
      {/* Separate from the card: applying three filters to the detailed drawing would take seconds. */}
      {SHADOWS.map((shadow) => (
        <g
          key={shadow.blur}
          transform={`translate(${shadow.x} ${shadow.y})`}
          filter={`url(#shadow-${shadow.blur})`}
          opacity={shadow.opacity}
        >
          <rect
            {...box}
            rx={(width * CARD.radius) / CARD.width}
            transform={placed}
            fill={shadow.color}
          />
        </g>
      ))}
      <g transform={placed}>
        <svg {...box} overflow="visible">
          {side === "back" ? (
            <CardBack color={color} address={address} dir={rtl ? "rtl" : "ltr"} label="" />
          ) : (
            <CardFace color={color} dir={rtl ? "rtl" : "ltr"} label="" />
          )}
        </svg>
      </g>
    </>
  );
}
