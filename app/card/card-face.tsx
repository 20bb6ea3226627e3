import { m } from "#app/i18n/translations.ts";

import { CardBody } from "./card-body.tsx";
import {
  CARD,
  CONTACTLESS,
  FAINT,
  fitSize,
  LOGO,
  logoSize,
  nameSize,
  tenth,
  textDirection,
} from "./card-geometry.ts";
import { OrgMark } from "./card-mark.tsx";
import type { CardFaceProps } from "./card-print.ts";
import { cardTone } from "./card-tone.ts";
import type { CardTone } from "./drawn-tones.ts";
import { UnmeasuredLogo } from "./unmeasured-logo.tsx";

const { width, height, margin } = CARD;
const MARK = { width: 50, height: 44, top: 62 };

/**
 * The front of the card: logo, organization, name, position and the embossed contactless symbol.
 */
export function CardFace(props: CardFaceProps) {
  const {
    color = "black",
    name = m.ui_card_your_name(),
    position = m.ui_card_your_title(),
    organization = m.ui_card_your_company(),
    logo,
    printedLogo = true,
    detail = "full",
    plain = false,
    dir,
    label,
    className,
  } = props;
  const tone = cardTone(color);
  const rtl = (dir ?? textDirection(name || organization)) === "rtl";
  const line = lineFrom(rtl);
  const isUnmeasured = printedLogo && logo && logo.aspect === undefined;
  const hasExample = printedLogo && logo === undefined;
  const logoWidth = logo ? logoSize(logo.aspect ?? 1).width : MARK.width;
  const orgInset = hasExample || (printedLogo && logo) ? logoWidth + 18 : 0;
  const fade = (text: "name" | "position" | "organization") =>
    props.faintExamples && props[text] === undefined ? FAINT : undefined;
  return (
    <CardBody
      tone={tone}
      detail={detail}
      label={label ?? m.ui_card_label({ name, position })}
      className={className}
    >
      {(paint) => (
        <>
          {!plain && <Deboss tone={tone} paint={paint} rtl={rtl} soft={detail === "full"} />}
          {isUnmeasured && (
            <UnmeasuredLogo logo={logo} organization={organization} color={tone.ink} rtl={rtl} />
          )}
          {printedLogo && logo && !isUnmeasured && (
            <image
              href={logo.url}
              x={rtl ? width - margin - logoWidth : margin}
              y={LOGO.top}
              width={logoWidth}
              height={LOGO.height}
              preserveAspectRatio={rtl ? "xMaxYMid" : "xMinYMid"}
            />
          )}
          {hasExample && (
            <OrgMark
              x={rtl ? width - margin - MARK.width : margin}
              y={MARK.top}
              fill={tone.plainMark ? tone.ink : `url(#${paint}foil)`}
            />
          )}
          {!isUnmeasured && (
            <text
              {...line(organization, orgInset)}
              y="94"
              fontSize={fitSize(organization, 27, width - 2 * margin - orgInset)}
              fontWeight="350"
              fill={tone.ink}
              opacity={fade("organization")}
            >
              {organization}
            </text>
          )}
          <text
            {...line(name)}
            y={tenth(height - 104)}
            fontSize={nameSize(name)}
            fontWeight="300"
            letterSpacing={textDirection(name) === "rtl" ? undefined : "-.028em"}
            fill={tone.ink}
            opacity={fade("name")}
          >
            {name}
          </text>
          <text
            {...line(position)}
            y={tenth(height - 62)}
            fontSize={fitSize(position, 26, width - 2 * margin)}
            fontWeight="350"
            fill={tone.sub}
            opacity={fade("position")}
          >
            {position}
          </text>
        </>
      )}
    </CardBody>
  );
}

/** The start of a line, on the side where the layout begins, whatever the text's own direction. */
export function lineFrom(rtl: boolean) {
  return (text: string, inset = 0) => {
    const direction = textDirection(text);
    const atStart = (direction === "rtl") === rtl;
    return {
      x: rtl ? width - margin - inset : margin + inset,
      direction,
      textAnchor: atStart ? ("start" as const) : ("end" as const),
    };
  };
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
      transform={rtl ? `translate(${width} 0) scale(-1 1)` : undefined}
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
