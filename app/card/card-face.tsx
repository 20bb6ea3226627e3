import { m } from "#app/i18n/translations.ts";

import { CardBody } from "./card-body.tsx";
import { CARD, CONTACTLESS } from "./card-geometry.ts";
import type { CardFaceProps } from "./card-print.ts";
import { cardTone } from "./card-tone.ts";
import type { CardTone } from "./drawn-tones.ts";
import { FacePrint, faceTexts, isFaceRtl } from "./face-print.tsx";

/**
 * The front of the card: logo, organization, name, position and the embossed contactless symbol.
 */
export function CardFace(props: CardFaceProps) {
  const { color = "black", detail = "full", plain = false, label, className } = props;
  const { name, position } = faceTexts(props);
  const tone = cardTone(color);
  return (
    <CardBody
      tone={tone}
      detail={detail}
      label={label ?? m.ui_card_label({ name, position })}
      className={className}
    >
      {(paint) => (
        <>
          {!plain && (
            <Deboss tone={tone} paint={paint} rtl={isFaceRtl(props)} lit={detail === "full"} />
          )}
          <FacePrint {...props} foil={`${paint}foil`} />
        </>
      )}
    </CardBody>
  );
}

interface DebossProps {
  tone: CardTone;
  paint: string;
  rtl: boolean;
  /** Whether its edges have light and shadow. */
  lit: boolean;
}

/**
 * Widths and shares of the opacity of strokes which, laid on each other, look like a blurred one. A
 * blur would be slow to paint.
 */
const SOFT_STROKES = [
  [19, 0.3],
  [17, 0.6],
  [15, 1],
] as const;

/** The embossed symbol: a light edge, a dark edge, then the floor. */
function Deboss({ tone, paint, rtl, lit }: DebossProps) {
  // The symbol is mirrored with the layout, but the light is not, so its edges are shifted back.
  const side = rtl ? -1 : 1;
  const edge = (stroke: string, opacity: number, x: number, y: number) =>
    SOFT_STROKES.map(([width, share]) => (
      <path
        key={width}
        d={CONTACTLESS}
        stroke={stroke}
        strokeWidth={width}
        strokeOpacity={opacity * share}
        transform={`translate(${x * side} ${y})`}
      />
    ));
  return (
    <g
      transform={`translate(${rtl ? CARD.width : 0}) scale(${side} 1)`}
      opacity={rtl ? tone.embossInLight : 1}
      fill="none"
      strokeWidth="17"
      strokeLinecap="round"
    >
      {lit && (
        <>
          {edge("#fff", tone.embossHi, 1.6, 1.8)}
          {edge("#000", tone.embossLo, -1.4, -1.6)}
        </>
      )}
      <path d={CONTACTLESS} stroke={`url(#${paint}pit)`} />
    </g>
  );
}
