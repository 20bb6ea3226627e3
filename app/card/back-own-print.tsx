import { BACK_ROOM, PLATE_TOP, type BackLayout, type BackPrint } from "./back-print.ts";
import { CARD, textDirection } from "./card-geometry.ts";
import type { PrintedPicture } from "./card-print.ts";
import type { CardTone } from "./drawn-tones.ts";
import type { lineFrom } from "./face-print.tsx";

const { width, margin } = CARD;

interface BackPictureProps {
  picture: PrintedPicture;
  height: number;
  rtl: boolean;
}

/** The customer's picture, in the place of the mark. */
export function BackPicture({ picture, height, rtl }: BackPictureProps) {
  return (
    <image
      href={picture.url}
      x={rtl ? width - margin - BACK_ROOM : margin}
      y={PLATE_TOP}
      width={BACK_ROOM}
      height={height}
      preserveAspectRatio={rtl ? "xMaxYMin" : "xMinYMin"}
    />
  );
}

interface BackTextProps {
  own: BackPrint;
  layout: BackLayout;
  line: ReturnType<typeof lineFrom>;
  tone: CardTone;
}

/** The customer's text and number, beside the code. */
export function BackText({ own, layout, line, tone }: BackTextProps) {
  const { text, number } = layout;
  // All lines of a text begin at the same side.
  const start = line(own.text ?? "");
  return (
    <>
      {text.lines.map(({ text: words, y }) => (
        <text
          key={y}
          {...start}
          y={y}
          fontSize={text.size}
          fontWeight="350"
          letterSpacing={textDirection(words) === "rtl" ? undefined : "-.01em"}
          fill={tone.ink}
        >
          {words}
        </text>
      ))}
      {own.number && (
        <text
          {...line(own.number)}
          y={number.y}
          fontSize={number.size}
          fontWeight="350"
          fill={tone.sub}
        >
          {own.number}
        </text>
      )}
    </>
  );
}
