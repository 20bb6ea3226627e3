import { printedText } from "#shared/proofs/letters/printed-text.ts";

import { CARD, nameSize, positionSize, tenth } from "./card-geometry.ts";
import { leastDistance, type SetLine } from "./line-room.ts";

/** The base lines, where nothing needs more room. */
const BASES = { name: CARD.height - 104, position: CARD.height - 62 };

/** The two lines at the foot of the face: the name stands higher over what would touch it. */
export function faceLines(texts: { name: string; position: string }): {
  name: SetLine;
  position: SetLine;
} {
  const [name, position] = [printedText(texts.name), printedText(texts.position)];
  const upper = { text: name, size: nameSize(name) };
  const lower = { text: position, size: positionSize(position, name) };
  const highest = BASES.position - leastDistance(upper, lower);
  return {
    name: { ...upper, y: tenth(Math.min(BASES.name, highest)) },
    position: { ...lower, y: tenth(BASES.position) },
  };
}
