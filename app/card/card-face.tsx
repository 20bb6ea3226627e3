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
            <Deboss tone={tone} paint={paint} rtl={isFaceRtl(props)} soft={detail === "full"} />
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
  soft: boolean;
}

/** The embossed symbol: a light edge, a dark edge, then the floor. */
function Deboss({ tone, paint, rtl, soft }: DebossProps) {
  // The symbol is mirrored with the layout, but the light is not, so its edges are shifted back.
  const side = rtl ? -1 : 1;
  const blur = `url(#${paint}soft)`;
  return (
    <g
      transform={`translate(${rtl ? CARD.width : 0}) scale(${side} 1)`}
      opacity={rtl ? tone.embossInLight : 1}
      fill="none"
      strokeWidth="17"
      strokeLinecap="round"
    >
      {soft && (
        <>
          <path
            d={CONTACTLESS}
            stroke="#fff"
            strokeOpacity={tone.embossHi}
            transform={`translate(${1.6 * side} 1.8)`}
            filter={blur}
          />
          <path
            d={CONTACTLESS}
            stroke="#000"
            strokeOpacity={tone.embossLo}
            transform={`translate(${-1.4 * side} -1.6)`}
            filter={blur}
          />
        </>
      )}
      <path d={CONTACTLESS} stroke={`url(#${paint}pit)`} />
    </g>
  );
}
