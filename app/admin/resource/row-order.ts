import type { ComponentType, ReactNode, Ref } from "react";

import type { OrderCall } from "#shared/http/order-call.ts";

/** A list with a manual order. */
export interface RowOrder<Item> {
  /** The call that stores a new order. */
  call: OrderCall;
  /** The sort word of the manual order: rows can only be moved in this sort. */
  sort: string;
  /** Rows can only be moved within their group. */
  groupOf?: (item: Item) => string;
  /** The components for reordering. They load a library, so only screens with a manual order import them. */
  parts: MovableParts;
}

export interface MovableParts {
  /** Wraps the rows. */
  List: ComponentType<MovableListProps>;
  /** Wraps one row. */
  Row: ComponentType<MovableRowProps>;
}

export interface MovableListProps {
  /** The movable rows, in their current order. */
  rows: readonly MovableRow[];
  /** Called with the ids of one group in their new order. */
  onOrder: (ids: string[]) => void;
  children: ReactNode;
}

export interface MovableRow {
  id: string;
  group: string;
  /** The row's name in screen reader messages. */
  name: string;
}

export interface MovableRowProps {
  id: string;
  /** Renders the row's element with `ref` and the handle inside it. */
  children: (row: { ref: Ref<never> | undefined; handle: ReactNode }) => ReactNode;
}

/** A list whose rows can currently be moved. */
export interface MovingRows<Item> {
  parts: MovableParts;
  rowOf: (item: Item) => MovableRow | undefined;
  onOrder: (ids: string[]) => void;
}

/** A row that can't be moved. */
export function FixedRow({ children }: MovableRowProps): ReactNode {
  return children({ ref: undefined, handle: null });
}
