import { m } from "#app/i18n/translations.ts";
import { printedText } from "#shared/proofs/letters/printed-text.ts";

import { CARD, FAINT, fitSize, LOGO, logoSize, textDirection } from "./card-geometry.ts";
import { OrgMark } from "./card-mark.tsx";
import type { CardFaceProps } from "./card-print.ts";
import { cardTone } from "./card-tone.ts";
import { faceLines } from "./face-lines.ts";
import { setText } from "./set-text.tsx";
import { UnmeasuredLogo } from "./unmeasured-logo.tsx";

const { width, margin } = CARD;
const MARK = { width: 50, height: 44, top: 62 };

type FaceTexts = Required<Pick<CardFaceProps, "name" | "position" | "organization">>;

/** The texts of a face, with examples where there are none. */
export function faceTexts(props: Partial<FaceTexts>): FaceTexts {
  const {
    name = m.ui_card_your_name(),
    position = m.ui_card_your_title(),
    organization = m.ui_card_your_company(),
  } = props;
  return { name, position, organization };
}

/** Whether a face is laid out from right to left. */
export function isFaceRtl({ dir, ...props }: Pick<CardFaceProps, "dir"> & Partial<FaceTexts>) {
  const { name, organization } = faceTexts(props);
  return (dir ?? textDirection(name || organization)) === "rtl";
}

interface FacePrintProps extends CardFaceProps {
  /** The id of the gradient with which an example of a logo is filled. */
  foil: string;
}

/** What ink prints on the front of the card: logo, organization, name and position. */
export function FacePrint({ foil, ...props }: FacePrintProps) {
  const { color = "black", logo, printedLogo = true } = props;
  const texts = faceTexts(props);
  const { name, position } = faceLines(texts);
  const organization = printedText(texts.organization);
  const tone = cardTone(color);
  const rtl = isFaceRtl(props);
  const line = lineFrom(rtl);
  const isUnmeasured = printedLogo && logo && logo.aspect === undefined;
  const hasExample = printedLogo && logo === undefined;
  const logoWidth = logo ? logoSize(logo.aspect ?? 1).width : MARK.width;
  const orgInset = hasExample || (printedLogo && logo) ? logoWidth + 18 : 0;
  const fade = (text: keyof FaceTexts) =>
    props.faintExamples && props[text] === undefined ? FAINT : undefined;
  return (
    <>
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
          fill={tone.plainMark ? tone.ink : `url(#${foil})`}
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
          {setText(organization, props.faintExamples)}
        </text>
      )}
      <text
        {...line(name.text)}
        y={name.y}
        fontSize={name.size}
        fontWeight="300"
        letterSpacing={textDirection(name.text) === "rtl" ? undefined : "-.028em"}
        fill={tone.ink}
        opacity={fade("name")}
      >
        {setText(name.text, props.faintExamples)}
      </text>
      <text
        {...line(position.text)}
        y={position.y}
        fontSize={position.size}
        fontWeight="350"
        fill={tone.sub}
        opacity={fade("position")}
      >
        {setText(position.text, props.faintExamples)}
      </text>
    </>
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
