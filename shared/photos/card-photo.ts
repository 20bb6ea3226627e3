import type { Corners } from "./projection.ts";

/** What is laid on the photograph of a blank card. */
export interface CardPhotoDrawing {
  /** The photographed card, and the side on which its embossed mark is. */
  blank: `${"black" | "white"}-${"ltr" | "rtl"}`;
  /** What is printed on its face, as SVG, transparent where nothing is. */
  print: string;
  /** Where the face is, in fractions of the square photograph. */
  corners: Corners;
}
