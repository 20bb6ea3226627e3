import { m } from "#app/i18n/translations.ts";

import { BackPicture, BackText } from "./back-own-print.tsx";
import { BACK_ROOM, backLayout, CODE_INK, PLATE, PLATE_TOP, type BackPrint } from "./back-print.ts";
import { CardBody } from "./card-body.tsx";
import { CARD, FAINT, fitSize, tenth, textDirection } from "./card-geometry.ts";
import { TapMark } from "./card-mark.tsx";
import type { CardFaceProps } from "./card-print.ts";
import { cardTone } from "./card-tone.ts";
import { WHITE } from "./drawn-tones.ts";
import { lineFrom } from "./face-print.tsx";
import { qrCode, QR_QUIET } from "./qr-code.ts";

const { width, height, margin } = CARD;
const EXAMPLE_ADDRESS = "naqra.example/c/7k2m9qxa";

export interface CardBackProps extends CardFaceProps {
  /**
   * The address in the code, without https://. With null it is not known yet: where the code will be,
   * only its corners are drawn.
   */
  address?: string | null;
  /** What the customer has added. */
  own?: BackPrint;
}

/** The back of the card: the customer's own print, instructions, and the address with its QR code. */
export function CardBack({
  color = "black",
  name = m.ui_card_your_name(),
  detail = "full",
  dir,
  label = m.ui_card_back_label(),
  className,
  address = EXAMPLE_ADDRESS,
  own = {},
  faintExamples,
}: CardBackProps) {
  const tone = cardTone(color);
  const rtl = (dir ?? textDirection(name)) === "rtl";
  const line = lineFrom(rtl);
  const { modules, path } = address === null ? corners() : qrCode(`https://${address}`);
  const cell = PLATE / (modules + 2 * QR_QUIET);
  const plate = { x: rtl ? margin : width - margin - PLATE, y: PLATE_TOP };
  const say = m.ui_card_tap_or_scan();
  const shownAddress = address ?? m.ui_card_own_address();
  const layout = backLayout(own);
  return (
    <CardBody tone={tone} detail={detail} label={label} className={className}>
      {(paint) => (
        <>
          {/* A white card is as light as the plate that a code needs. */}
          {tone !== WHITE && (
            <rect {...plate} width={PLATE} height={PLATE} rx="16" fill="#f7f1e7" />
          )}
          <path
            d={path}
            transform={`translate(${plate.x + QR_QUIET * cell} ${plate.y + QR_QUIET * cell}) scale(${cell})`}
            fill={CODE_INK}
            opacity={address === null ? FAINT : undefined}
          />
          {own.picture ? (
            <BackPicture picture={own.picture} height={layout.pictureHeight} rtl={rtl} />
          ) : (
            <g
              // The shop's mark is mirrored with what is written, as in its header.
              transform={`translate(${rtl ? width - margin : margin} ${tenth(plate.y + 2)}) scale(${rtl ? "-2.2 2.2" : 2.2})`}
            >
              <TapMark
                dot={tone.plainMark ? tone.ink : `url(#${paint}foil)`}
                arc={tone.ink}
                stroke={1.9}
              />
            </g>
          )}
          <BackText layout={layout} line={line} tone={tone} isFaint={faintExamples} />
          <text
            {...line(say)}
            y={tenth(height - 150)}
            fontSize={fitSize(say, 40, BACK_ROOM)}
            fontWeight="300"
            letterSpacing={textDirection(say) === "rtl" ? undefined : "-.025em"}
            fill={tone.ink}
          >
            {say}
          </text>
          <text
            {...line(shownAddress)}
            y={tenth(height - 106)}
            fontSize={fitSize(shownAddress, 22, BACK_ROOM)}
            fontWeight="350"
            fill={tone.sub}
            opacity={address === null ? FAINT : undefined}
          >
            {shownAddress}
          </text>
        </>
      )}
    </CardBody>
  );
}

/** The three corners that every code has, in one of 25 modules. */
function corners(): { modules: number; path: string } {
  const modules = 25;
  const at = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
  return { modules, path: at(0, 0) + at(modules - 7, 0) + at(0, modules - 7) };
}
