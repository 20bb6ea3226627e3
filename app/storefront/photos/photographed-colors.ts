import { cardTone } from "#app/card/card-tone.ts";
import { BLACK, WHITE } from "#app/card/drawn-tones.ts";

/** The colour in which a card is photographed; others are laid on the white one. */
export function photographedColor(color: string): "black" | "white" | undefined {
  const tone = cardTone(color);
  if (tone === BLACK) return "black";
  return tone === WHITE ? "white" : undefined;
}

/** Whether cards come in black and in white and in nothing else, as they are photographed together. */
export function isBlackAndWhite(colors: readonly string[]): boolean {
  const photographed = new Set(colors.map(photographedColor));
  return photographed.size === 2 && !photographed.has(undefined);
}
