import { renderToStaticMarkup } from "react-dom/server";

import { fitSize, textDirection } from "#app/card/card-geometry.ts";
import { cardTone } from "#app/card/card-tone.ts";
import { qrCode, QR_QUIET } from "#app/card/qr-code.ts";
import { setText } from "#app/card/set-text.tsx";
import type { ProfileView } from "#shared/profiles/profile-view.ts";

import { PALETTES } from "./themes.ts";
import { fullName } from "./view-labels.ts";

/** The pixels of a large phone; others show the middle of it. */
const WIDTH = 1290;
const HEIGHT = 2796;

/**
 * The white plate with the code. Above it phones show the clock, some down to 0.42 of the height, and
 * below 0.88 their buttons and the sensor for fingers; of phones that are less tall the upper and lower
 * tenth is not seen.
 */
const PLATE = { x: 255, y: 1200, size: 780, radius: 64 };
const TEXT_WIDTH = WIDTH - 2 * 130;
const LONGEST = 80;

interface Line {
  text: string;
  size: number;
  weight: number;
  color: string;
}

/** A picture for the lock screen of a phone: whoever scans it opens the page. */
export function drawWallpaper(view: ProfileView): string {
  const { modules, path } = qrCode(view.url);
  const module = PLATE.size / (modules + 2 * QR_QUIET);
  const look = lookOf(view);
  const lines = [
    ...linesOf(fullName(view), 84, 300, look.ink),
    ...linesOf(view.jobTitle, 44, 350, look.sub),
    ...linesOf(view.organization, 44, 350, look.sub),
  ];
  let y = PLATE.y + PLATE.size + 44;
  // Texts that were stored before they were refused may hold what XML may not.
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fontFamily="Readex Pro"
    >
      <linearGradient id="light" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={look.top} />
        <stop offset="1" stopColor={look.foot} />
      </linearGradient>
      <rect width={WIDTH} height={HEIGHT} fill="url(#light)" />
      <rect
        x={PLATE.x}
        y={PLATE.y}
        width={PLATE.size}
        height={PLATE.size}
        rx={PLATE.radius}
        fill="#fff"
      />
      <path
        d={path}
        transform={`translate(${PLATE.x + QR_QUIET * module} ${PLATE.y + QR_QUIET * module}) scale(${module})`}
        shapeRendering="crispEdges"
      />
      {lines.map(({ text, size, weight, color }, index) => {
        y += Math.round(size * 1.45);
        return (
          <text
            key={index}
            x={WIDTH / 2}
            y={y}
            direction={textDirection(text)}
            textAnchor="middle"
            fontSize={size}
            fontWeight={weight}
            fill={color}
          >
            {text}
          </text>
        );
      })}
    </svg>,
  ).replaceAll(/[\ufffe\uffff]/g, "");
}

/** The colours of the card or, where its owner hides that, of the page. */
function lookOf({ hasCard, card, theme, scheme }: ProfileView) {
  if (hasCard) {
    const { mid, lo, ink, sub } = cardTone(card.color);
    return { top: mid, foot: lo, ink, sub };
  }
  const { surface, ground, ink, soft } = PALETTES[theme][scheme === "dark" ? "dark" : "light"];
  return { top: surface, foot: ground, ink, sub: soft };
}

/** A text in one line, or in two where it is long; none where the typeface has none of its letters. */
function linesOf(text: string, normal: number, weight: number, color: string): Line[] {
  const letters = [...String(setText(text))];
  const shown =
    letters.length > LONGEST
      ? `${letters.slice(0, LONGEST).join("").trimEnd()}…`
      : letters.join("");
  const size = (line: string) => fitSize(line, normal, TEXT_WIDTH);
  const parts = size(shown) < normal * 0.75 ? halves(shown) : [shown];
  const fitting = Math.min(...parts.map(size));
  return parts
    .filter((part) => part !== "")
    .map((part) => ({ text: part, size: fitting, weight, color }));
}

/** Divided at the space that is nearest to its middle. */
function halves(text: string): string[] {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const at = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
