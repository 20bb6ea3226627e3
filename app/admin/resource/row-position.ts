import type { MovableParts, MovableRow } from "#app/ui/movable-parts.ts";
import type { PositionCall } from "#shared/http/position-call.ts";

/** A list that staff sort by hand: each record has a position. */
export interface RowPosition<Item> {
  /** The call that stores new positions. */
  call: PositionCall;
  /** The sort by position: rows can only be moved in this sort. */
  sort: string;
  /** Rows can only be moved within their group. */
  groupOf?: (item: Item) => string;
  parts: MovableParts;
}

/** A list whose rows can currently be moved. */
export interface MovingRows<Item> {
  parts: MovableParts;
  rowOf: (item: Item) => MovableRow | undefined;
  onMove: (ids: string[]) => void;
}
