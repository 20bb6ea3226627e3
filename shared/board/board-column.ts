import type { CardState } from "../cards/card.ts";
import type { OrderStatus } from "../orders/order-status.ts";

/** How far an order is in the making, from its placing to its customer's hand. */
export const BOARD_COLUMNS = [
  "new",
  "paid",
  "proof_sent",
  "approved",
  "printed",
  "programmed",
  "packed",
  "shipped",
  "delivered",
] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

/** The status of an order that is moved there. */
export const COLUMN_STATUS: Record<BoardColumn, OrderStatus> = {
  new: "pending",
  paid: "processing",
  proof_sent: "processing",
  approved: "processing",
  printed: "processing",
  programmed: "processing",
  packed: "processing",
  shipped: "shipped",
  delivered: "delivered",
};

/** The state of its cards; once they have left the shop the order alone tells where they are. */
export const COLUMN_CARD_STATE: Record<BoardColumn, CardState | null> = {
  new: "waiting",
  paid: "waiting",
  proof_sent: "proof_sent",
  approved: "approved",
  printed: "printed",
  programmed: "programmed",
  packed: "packed",
  shipped: null,
  delivered: null,
};

/** Only what its customer has approved is printed, and only what is printed is there to be packed. */
export const NEEDS_APPROVAL: readonly BoardColumn[] = [
  "approved",
  "printed",
  "programmed",
  "packed",
];
