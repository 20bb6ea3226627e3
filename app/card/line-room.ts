import { lineReach } from "#shared/proofs/letters/line-reach.ts";

/** A line of set text; all lengths in tenths of a millimetre. */
export interface SetLine {
  text: string;
  size: number;
  /** Of its base line. */
  y: number;
}

/** The least room between the outlines of two lines. */
const LINE_GAP = 8;

/** How far the base line of a line must at least be from that of the line above it. */
export function leastDistance(
  upper: Pick<SetLine, "text" | "size">,
  lower: Pick<SetLine, "text" | "size">,
  gap = LINE_GAP,
): number {
  return lineReach(upper.text).below * upper.size + gap + lineReach(lower.text).above * lower.size;
}
