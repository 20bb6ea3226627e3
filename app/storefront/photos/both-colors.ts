import { cardTone } from "#app/card/card-tone.ts";
import { BLACK, WHITE } from "#app/card/drawn-tones.ts";

/** Whether cards come in black and in white and in nothing else, as they are photographed together. */
export function isBlackAndWhite(colors: readonly string[]): boolean {
  const tones = new Set(colors.map((color) => cardTone(color)));
  return tones.size === 2 && tones.has(BLACK) && tones.has(WHITE);
}
