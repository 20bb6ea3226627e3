import { textDirection } from "#app/card/card-geometry.ts";
import { TapMark } from "#app/card/card-mark.tsx";
import { getLocale } from "#app/i18n/locale.ts";
import { LANGUAGES, type Script } from "#shared/i18n/locale.ts";
import { SOCIAL_PICTURE, type SocialPage } from "#shared/sharing/site.ts";

import { fitLines } from "./fit-lines.ts";
import { lyingCards, LyingCard } from "./social-cards.tsx";
import { SocialGround } from "./social-ground.tsx";

const { width, height } = SOCIAL_PICTURE;
const MARGIN = 76;
const INK = "#17150f";
const COPPER = "#a4451e";

/** Arabic letters reach further up and down. */
const LINE_HEIGHT: Record<Script, number> = { latin: 1.08, arabic: 1.3 };

/** The font sizes for a headline beside the cards, with the maximum number of lines for each. */
const HEADLINE = {
  sizes: [
    [88, 2],
    [78, 2],
    [70, 3],
    [64, 4],
    [52, 5],
  ],
  width: 480,
} as const;

export interface SocialPictureProps {
  page: SocialPage;
  shopName: string;
  title: string;
  text: string;
  /** The product's colours, for drawing the cards. */
  colors: readonly string[];
  /** The address in the codes on the cards, without https://. */
  address: string;
}

/** The picture that is shown where a page is shared: its headline beside the card. */
export function SocialPicture({
  page,
  shopName,
  title,
  text,
  colors,
  address,
}: SocialPictureProps) {
  const { direction, script } = LANGUAGES[getLocale()];
  const rtl = direction === "rtl";
  const { size, lines } = fitLines(title, HEADLINE);
  const lineHeight = size * LINE_HEIGHT[script];
  const lower = height - MARGIN - 4;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="Readex Pro"
      fill={INK}
    >
      <SocialGround />
      {lyingCards(page, colors).map((card, index) => (
        <LyingCard key={index} card={card} address={address} rtl={rtl} />
      ))}
      <g
        transform={
          rtl
            ? `translate(${width - MARGIN + 4} 58) scale(-1.9 1.9)`
            : `translate(${MARGIN - 4} 58) scale(1.9)`
        }
      >
        <TapMark dot={COPPER} arc={INK} />
      </g>
      <Line rtl={rtl} inset={64} y={97} size={36} weight={450} tracking="-.03em">
        {shopName}
      </Line>
      {lines.map((line, index) => (
        <Line
          key={index}
          rtl={rtl}
          y={lower - (page === "product" ? 92 : 76) - (lines.length - 1 - index) * lineHeight}
          size={size}
          weight={300}
          tracking="-.05em"
        >
          {line}
        </Line>
      ))}
      <Line
        rtl={rtl}
        y={lower}
        size={page === "product" ? 40 : 27}
        weight={page === "product" ? 350 : 300}
      >
        {text}
      </Line>
    </svg>
  );
}

interface LineProps {
  rtl: boolean;
  inset?: number;
  y: number;
  size: number;
  weight: number;
  /** Letter spacing for Latin letters; Arabic ones join. */
  tracking?: string;
  children: string;
}

/** A line of text aligned to the start of the page, whatever its own direction. */
function Line({ rtl, inset = 0, y, size, weight, tracking, children }: LineProps) {
  const direction = textDirection(children);
  return (
    <text
      x={rtl ? width - MARGIN - inset : MARGIN + inset}
      y={y}
      direction={direction}
      textAnchor={(direction === "rtl") === rtl ? "start" : "end"}
      fontSize={size}
      fontWeight={weight}
      letterSpacing={direction === "rtl" ? undefined : tracking}
    >
      {children}
    </text>
  );
}
