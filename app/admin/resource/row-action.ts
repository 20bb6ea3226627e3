import type { LucideIcon } from "lucide-react";

/** An action on a row, in its menu and by a key while the row has the focus. */
export interface RowAction<Row> {
  label: string;
  icon: LucideIcon;
  /** `KeyboardEvent.key` values that run it, e.g. ["e"]. */
  keys: readonly string[];
  /** The key as the menu shows it: 'E'. */
  shortcut?: string;
  /** Shown in crimson. */
  isDestructive?: boolean;
  /** Whether a row has this action; without it, all rows do. */
  isFor?: (row: Row) => boolean;
  run: (row: Row) => void;
}

/** Properties of a list's rows. The first action opens the row. */
export interface RowTraits<Row> {
  /** Names a row in labels: 'order 9c41e7a2'. */
  rowName: (row: Row) => string;
  actions: readonly RowAction<Row>[];
  /** The id of the row that has the focus when the list appears, because one comes back from it. */
  focused?: string | undefined;
}

/** The actions of this row. */
export function actionsFor<Row>(actions: readonly RowAction<Row>[], row: Row): RowAction<Row>[] {
  return actions.filter(({ isFor }) => isFor === undefined || isFor(row));
}
