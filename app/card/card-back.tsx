import qrcode from "qrcode-generator";

import { m } from "#app/i18n/translations.ts";

import { CardBody } from "./card-body.tsx";
import { lineFrom } from "./card-face.tsx";
import { CARD, fitSize, modulePath, tenth, textDirection } from "./card-geometry.ts";
import { TapMark } from "./card-mark.tsx";
import type { CardFaceProps } from "./card-print.ts";
import { cardTone } from "./card-tone.ts";

const { width, height, margin } = CARD;
/** The code is 26.8 mm wide, with a quiet zone of 3 mm around it. */
const CODE = 268;
const QUIET = 30;
const PLATE = CODE + 2 * QUIET;
const EXAMPLE_ADDRESS = "naqra.example/c/7k2m9qxa";

export interface CardBackProps extends CardFaceProps {
  /** The address in the code, without https://. */
  address?: string;
}

/** The back of the card: instructions, the address, and the address as a QR code. */
export function CardBack({
  color = "black",
  name = m.ui_card_your_name(),
  detail = "full",
  dir,
  label = m.ui_card_back_label(),
  className,
  address = EXAMPLE_ADDRESS,
}: CardBackProps) {
  const tone = cardTone(color);
  const rtl = (dir ?? textDirection(name)) === "rtl";
  const line = lineFrom(rtl);
  const { modules, path } = code(address);
  const plate = { x: rtl ? margin : width - margin - PLATE, y: tenth((height - PLATE) / 2) };
  const room = width - 2 * margin - PLATE - 24;
  const say = m.ui_card_tap_or_scan();
  return (
    <CardBody tone={tone} detail={detail} label={label} className={className}>
      {(paint) => (
        <>
          <rect {...plate} width={PLATE} height={PLATE} rx="16" fill="#f7f1e7" />
          <path
            d={path}
            transform={`translate(${plate.x + QUIET} ${tenth(plate.y + QUIET)}) scale(${CODE / modules})`}
            fill="#15120e"
            shapeRendering="crispEdges"
          />
          <g
            transform={`translate(${rtl ? width - margin - 60 : margin} ${tenth(plate.y + 2)}) scale(2.2)`}
          >
            <TapMark
              dot={tone.plainMark ? tone.ink : `url(#${paint}foil)`}
              arc={tone.ink}
              stroke={1.9}
            />
          </g>
          <text
            {...line(say)}
            y={tenth(height - 150)}
            fontSize={fitSize(say, 40, room)}
            fontWeight="300"
            letterSpacing={textDirection(say) === "rtl" ? undefined : "-.025em"}
            fill={tone.ink}
          >
            {say}
          </text>
          <text
            {...line(address)}
            y={tenth(height - 106)}
            fontSize={fitSize(address, 22, room)}
            fontWeight="350"
            fill={tone.sub}
          >
            {address}
          </text>
        </>
      )}
    </CardBody>
  );
}

/**
 * In capitals the address needs a third fewer modules; host names and our paths are
 * case-insensitive.
 */
function code(address: string): { modules: number; path: string } {
  const qr = qrcode(0, "M");
  const capitals = `HTTPS://${address.toUpperCase()}`;
  if (/^[0-9A-Z $%*+\-./:]+$/.test(capitals)) qr.addData(capitals, "Alphanumeric");
  else qr.addData(`https://${address}`);
  qr.make();
  const modules = qr.getModuleCount();
  return { modules, path: modulePath(modules, (row, column) => qr.isDark(row, column)) };
}
