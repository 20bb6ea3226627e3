import { BACK_ROOM, PLATE_TOP, type BackLayout } from "./back-print.ts";
import { CARD, textDirection } from "./card-geometry.ts";
import type { PrintedPicture } from "./card-print.ts";
import type { CardTone } from "./drawn-tones.ts";
import type { lineFrom } from "./face-print.tsx";
import { setText } from "./set-text.tsx";

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
  layout: BackLayout;
  line: ReturnType<typeof lineFrom>;
  tone: CardTone;
  /** Draws letters that can't be printed faintly. */
  isFaint: boolean | undefined;
}

/** The customer's text and number, beside the code. */
export function BackText({ layout, line, tone, isFaint }: BackTextProps) {
  const { text, number } = layout;
  // All lines of a text begin at the same side.
  const start = line(text.lines.map((each) => each.text).join(" "));
  return (
    <>
      {text.lines.map(({ text: words, size, y }) => (
        <text
          key={y}
          {...start}
          y={y}
          fontSize={size}
          fontWeight="350"
          letterSpacing={textDirection(words) === "rtl" ? undefined : "-.01em"}
          fill={tone.ink}
        >
          {setText(words, isFaint)}
        </text>
      ))}
      {number.text !== "" && (
        <text
          {...line(number.text)}
          y={number.y}
          fontSize={number.size}
          fontWeight="350"
          fill={tone.sub}
        >
          {setText(number.text, isFaint)}
        </text>
      )}
    </>
  );
}
