import { logoSize } from "./card-geometry.ts";
import { cardTone } from "./card-tone.ts";
import { printContrast, type Pixels } from "./logo-pixels.ts";

interface PixelSize {
  width: number;
  height: number;
}

const PRINT_DPI = 300;
const UNITS_PER_INCH = 254;
/** Below it, half of the logo hardly differs from what is behind it. */
const LEAST_CONTRAST = 2;

/** The pixels that are needed to print something of this size sharply, at 300 dpi; in tenths of a millimetre. */
export function pixelsFor(printed: PixelSize): PixelSize {
  const pixels = (units: number) => Math.ceil((units / UNITS_PER_INCH) * PRINT_DPI);
  return { width: pixels(printed.width), height: pixels(printed.height) };
}

/** The same for a logo of this shape. */
export function neededPixels({ width, height }: PixelSize): PixelSize {
  return pixelsFor(logoSize(width / height));
}

export function isTooSmall(logo: PixelSize): boolean {
  return logo.width < neededPixels(logo).width || logo.height < neededPixels(logo).height;
}

/** Whether the logo hardly stands out on a card of this colour. */
export function isTooPale({ sample }: { sample: Pixels }, color: string): boolean {
  return printContrast(sample, cardTone(color).mid) < LEAST_CONTRAST;
}
