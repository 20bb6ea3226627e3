import type { KnownOrderStatus } from "../orders/order-status.ts";
import type { CardState } from "./card.ts";

/** Until then what is on a card can be changed; of a lost one nobody knows. */
const UNPRINTED: ReadonlySet<CardState> = new Set(["waiting", "proof_sent", "approved"]);

/** Orders may be sent on their way without anybody saying that their cards were printed. */
const BEFORE_PRINTING: ReadonlySet<KnownOrderStatus> = new Set([
  "pending",
  "processing",
  "cancelled",
]);

/** Whether a card is printed, so that its order and its proof stay what they are. */
export function isPrinted(
  card: { state: CardState },
  order: { status: KnownOrderStatus },
): boolean {
  return !BEFORE_PRINTING.has(order.status) || !UNPRINTED.has(card.state);
}

/** Why an order can't be corrected: it is cancelled, or one of its cards is printed. */
export function whyNotCorrected(
  order: { status: KnownOrderStatus },
  cards: readonly { state: CardState }[],
): "cancelled" | "printed" | undefined {
  if (order.status === "cancelled") return "cancelled";
  // One that was replaced is of no account: another is made in its place.
  const made = cards.filter(({ state }) => state !== "replaced");
  if (!BEFORE_PRINTING.has(order.status)) return "printed";
  return made.some((card) => isPrinted(card, order)) ? "printed" : undefined;
}
