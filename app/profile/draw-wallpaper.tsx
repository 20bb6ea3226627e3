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

/** The size of a text in pixels, of one that takes two lines, and how many letters are shown of it. */
const TEXTS = {
  name: { size: 84, halved: 72, longest: 80 },
  jobTitle: { size: 44, halved: 44, longest: 80 },
  /** Always one line. */
  organization: { size: 44, halved: undefined, longest: 56 },
} as const;

interface Line {
  text: string;
  size: number;
}

/** A picture for the lock screen of a phone: whoever scans it opens the page. */
export function drawWallpaper(view: ProfileView): string {
  const { modules, path } = qrCode(view.url);
  const module = PLATE.size / (modules + 2 * QR_QUIET);
  const look = lookOf(view);
  const names = linesOf(fullName(view), "name");
  const lines = [
    ...names,
    ...linesOf(view.jobTitle, "jobTitle"),
    ...linesOf(view.organization, "organization"),
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
      {lines.map(({ text, size }, index) => {
        const isName = index < names.length;
        y += Math.round(size * 1.45) + (index === names.length ? 24 : 0);
        return (
          <text
            key={index}
            x={WIDTH / 2}
            y={y}
            direction={textDirection(text)}
            textAnchor="middle"
            fontSize={size}
            fontWeight={isName ? 300 : 350}
            fill={isName ? look.ink : look.sub}
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
function linesOf(text: string, kind: keyof typeof TEXTS): Line[] {
  const { size, halved, longest } = TEXTS[kind];
  const letters = [...String(setText(text))];
  const isCut = letters.length > longest;
  const shown = letters.slice(0, longest).join("").trimEnd() + (isCut ? "…" : "");
  const whole = fitSize(shown, size, TEXT_WIDTH);
  if (shown === "") return [];
  if (!halved || whole >= size * 0.75) return [{ text: shown, size: whole }];
  const parts = halves(shown);
  const fitting = Math.min(...parts.map((part) => fitSize(part, halved, TEXT_WIDTH)));
  return parts.map((part) => ({ text: part, size: fitting }));
}

/** Divided at the space that is nearest to its middle. */
function halves(text: string): string[] {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const at = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
