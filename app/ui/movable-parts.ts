import type { ComponentType, ReactNode, Ref } from "react";

/** The components for reordering. They load a library, so only screens with a manual order import them. */
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
  onMove: (ids: string[]) => void;
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

/** A row that can't be moved. */
export function FixedRow({ children }: MovableRowProps): ReactNode {
  return children({ ref: undefined, handle: null });
}
