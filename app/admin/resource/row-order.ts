import type { MovableParts, MovableRow } from "#app/ui/movable-parts.ts";
import type { OrderCall } from "#shared/http/order-call.ts";

/** A list with a manual order. */
export interface RowOrder<Item> {
  /** The call that stores a new order. */
  call: OrderCall;
  /** The sort word of the manual order: rows can only be moved in this sort. */
  sort: string;
  /** Rows can only be moved within their group. */
  groupOf?: (item: Item) => string;
  parts: MovableParts;
}

/** A list whose rows can currently be moved. */
export interface MovingRows<Item> {
  parts: MovableParts;
  rowOf: (item: Item) => MovableRow | undefined;
  onOrder: (ids: string[]) => void;
}
