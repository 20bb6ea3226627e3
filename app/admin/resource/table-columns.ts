import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type SortingState,
} from "@tanstack/react-table";

/** The appearance of a column. */
export interface ColumnLook {
  /** Numbers are aligned to the end of their column. */
  isFigure?: boolean;
  /** The class of its skeleton, about as wide as its content. */
  skeleton: string;
  /** The class of its cells, for example to hide the column on narrow screens. */
  className?: string;
}

/**
 * The features of the panel's tables. The server sorts; a sortable column's id is the API's sort
 * field.
 */
export const panelFeatures = tableFeatures({ rowSortingFeature, columnMeta: {} as ColumnLook });

export type PanelColumns<Row extends object> = ColumnDef<typeof panelFeatures, Row, unknown>[];

export function columnHelper<Row extends object>() {
  return createColumnHelper<typeof panelFeatures, Row>();
}

/** Converts `-total` to the table's sorting state. */
export function sortingOf(sort: string): SortingState {
  const desc = sort.startsWith("-");
  return [{ id: desc ? sort.slice(1) : sort, desc }];
}

/** Converts the table's sorting state to the API's form. */
export function sortParamOf([first]: SortingState): string | undefined {
  return first && `${first.desc ? "-" : ""}${first.id}`;
}
