import { DEFAULT_PER_BOX, MOST_PER_BOX } from "#shared/packing/boxes.ts";

const KEY = "panel.packing.per-box";

/** How many cards a box holds, as it was chosen last on this device. */
export function readPerBox(): number {
  try {
    const stored = Number(localStorage.getItem(KEY));
    return Number.isInteger(stored) && stored >= 1 && stored <= MOST_PER_BOX
      ? stored
      : DEFAULT_PER_BOX;
  } catch {
    return DEFAULT_PER_BOX;
  }
}

export function keepPerBox(perBox: number): void {
  try {
    localStorage.setItem(KEY, String(perBox));
  } catch {
    // Without storage it is chosen again next time.
  }
}
