const TILT_DEGREES = 7;
const SHEEN_UNITS = 120;

export function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Tilts a card towards a point, and moves its sheen the other way.
 * @param within the place of the card at rest
 */
export function tilt(
  card: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  within: DOMRect,
): void {
  const x = (clientX - within.left) / within.width - 0.5;
  const y = (clientY - within.top) / within.height - 0.5;
  card.style.transform = `rotateX(${-y * 2 * TILT_DEGREES}deg) rotateY(${x * 2 * TILT_DEGREES}deg)`;
  card.style.setProperty("--sheen-shift", String(-x * 2 * SHEEN_UNITS));
}

export function level(card: HTMLElement): void {
  card.style.transform = "";
  card.style.setProperty("--sheen-shift", "0");
}
