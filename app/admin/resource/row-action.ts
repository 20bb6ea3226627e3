import type { LucideIcon } from "lucide-react";

/** Something that staff can do with a row, by its menu or by a key while the row has the focus. */
export interface RowAction<Row> {
  label: string;
  icon: LucideIcon;
  /** `KeyboardEvent.key` values that do it, e.g. ["e"]. */
  keys: readonly string[];
  /** How the menu writes the key: 'E'. */
  shortcut?: string;
  /** Told apart from the others, in crimson. */
  isDestructive?: boolean;
  /** Whether it is there for this row; for all where this is left out. */
  isFor?: (row: Row) => boolean;
  run: (row: Row) => void;
}

/** What the parts of a list need to know of its rows. The first action opens the row. */
export interface RowTraits<Row> {
  rowId: (row: Row) => string;
  /** Names a row in labels: 'order 9c41e7a2'. */
  rowName: (row: Row) => string;
  actions: readonly RowAction<Row>[];
}

/** What can be done with this row. */
export function actionsFor<Row>(actions: readonly RowAction<Row>[], row: Row): RowAction<Row>[] {
  return actions.filter(({ isFor }) => isFor === undefined || isFor(row));
}
