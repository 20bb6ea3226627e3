import type { Product } from "./product.ts";

/** From so many cards of a colour on visitors are told how many are left, unless staff set it otherwise. */
export const DEFAULT_LOW_MARK = 3;

/** Of a colour. */
export const MOST_CARDS = 100_000;

/** Whether the product can be ordered; if not, why not. */
export type Selling = "open" | "paused" | "soldOut";

export function sellingOf({ isPaused, cardDesigns }: Product): Selling {
  if (isPaused) return "paused";
  const isSoldOut = cardDesigns.length > 0 && cardDesigns.every((design) => design.isSoldOut);
  return isSoldOut ? "soldOut" : "open";
}
