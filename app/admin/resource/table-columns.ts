import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type SortingState,
} from "@tanstack/react-table";

/** How a column looks, beside what stands in it. */
export interface ColumnLook {
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
  /** Class of the column's skeleton, of the width that its content will have. */
  skeleton: string;
  /** Class of its cells, e.g. to leave the column out where there is no room. */
  className?: string;
}

/** What the panel's tables can do. The server sorts; a sortable column's id is the API's sort field. */
export const panelFeatures = tableFeatures({ rowSortingFeature, columnMeta: {} as ColumnLook });

export type PanelColumns<Row extends object> = ColumnDef<typeof panelFeatures, Row, unknown>[];

export function columnHelper<Row extends object>() {
  return createColumnHelper<typeof panelFeatures, Row>();
}

/** `-total` as the table has it. */
export function sortingOf(sort: string): SortingState {
  const desc = sort.startsWith("-");
  return [{ id: desc ? sort.slice(1) : sort, desc }];
}

/** The table's order as the API takes it. */
export function sortWordOf([first]: SortingState): string | undefined {
  return first && `${first.desc ? "-" : ""}${first.id}`;
}
