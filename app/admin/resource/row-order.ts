import type { ComponentType, ReactNode, Ref } from "react";

import type { OrderCall } from "#shared/http/order-call.ts";

/** A list whose rows staff put into order by hand. */
export interface RowOrder<Item> {
  /** Stores a new order. */
  call: OrderCall;
  /** Sorted by this, the list stands in that order: only then rows can be moved. */
  sort: string;
  /** Rows are moved among those of their group alone. */
  groupOf?: (item: Item) => string;
  /** Makes rows movable. It brings a library, so only screens that move rows name it. */
  parts: MovableParts;
}

export interface MovableParts {
  /** Stands around the rows. */
  List: ComponentType<MovableListProps>;
  /** Stands around one row. */
  Row: ComponentType<MovableRowProps>;
}

export interface MovableListProps {
  /** The rows that can be moved, in the order in which they stand. */
  rows: readonly MovableRow[];
  /** Given the rows of one group in their new order. */
  onOrder: (ids: string[]) => void;
  children: ReactNode;
}

export interface MovableRow {
  id: string;
  group: string;
  /** How it is called where its moves are read out. */
  name: string;
}

export interface MovableRowProps {
  id: string;
  /** Draws the row's element, which takes `ref`, and the handle somewhere in it. */
  children: (row: { ref: Ref<never> | undefined; handle: ReactNode }) => ReactNode;
}

/** A list in which rows can be moved now. */
export interface MovingRows<Item> {
  parts: MovableParts;
  rowOf: (item: Item) => MovableRow | undefined;
  onOrder: (ids: string[]) => void;
}

/** A row of a list whose rows stay where they are. */
export function FixedRow({ children }: MovableRowProps): ReactNode {
  return children({ ref: undefined, handle: null });
}
