import type { ComponentType, ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";

import { useIsPhone } from "../layout/use-is-phone.ts";
import { CardList, type RowCard } from "./card-list.tsx";
import { DataTable } from "./data-table.tsx";
import { LoadError } from "./load-error.tsx";
import type { TileProps } from "./resource-view.ts";
import type { RowTraits } from "./row-action.ts";
import type { MovingRows } from "./row-position.ts";
import type { PanelColumns } from "./table-columns.ts";
import { CardListSkeleton, TableSkeleton } from "./table-skeleton.tsx";
import { TileGrid, TileGridSkeleton } from "./tile-grid.tsx";
import type { ShownList } from "./use-list-page.ts";

interface ResourceListProps<Row extends object> extends RowTraits<Row> {
  label: string;
  shown: ShownList<Row>;
  /** The number of expected rows while the first page loads. */
  size: number;
  columns?: PanelColumns<Row>;
  card?: (row: Row) => RowCard;
  sort: string;
  onSort: (sort: string) => void;
  empty: ReactNode;
  errorText: string;
  /** Instead of loading the page again, where there is none. */
  onRetry?: (() => void) | undefined;
  /** Shows the rows as cards in a grid, at every width. */
  Tile?: ComponentType<TileProps<Row>>;
  moving?: MovingRows<Row>;
}

/** One page of a list in any state: a table, or cards on phones. */
export function ResourceList<Row extends object>(props: ResourceListProps<Row>) {
  const {
    shown,
    size,
    columns = [],
    card,
    sort,
    onSort,
    empty,
    errorText,
    onRetry,
    Tile,
    ...list
  } = props;
  const isPhone = useIsPhone();
  const retry = {
    text: errorText,
    onRetry: (shown.page ? undefined : onRetry) ?? shown.retry,
    isRetrying: shown.isFetching,
  };

  if (shown.page === undefined) {
    if (shown.hasFailed) return <LoadError {...retry} />;
    return (
      <Region isBusy>
        <p role="status" className="sr-only">
          {m.panel_loading()}
        </p>
        {Tile ? (
          <TileGridSkeleton />
        ) : isPhone ? (
          <CardListSkeleton count={size} />
        ) : (
          <TableSkeleton columns={columns} count={size} />
        )}
      </Region>
    );
  }

  const rows = shown.page.data;
  return (
    <>
      {shown.hasFailed && <LoadError {...retry} isInline />}
      {rows.length === 0 && !shown.isBusy ? (
        empty
      ) : (
        <Region isBusy={shown.isBusy}>
          <Moving {...list} rows={rows}>
            {Tile ? (
              <TileGrid {...list} rows={rows} Tile={Tile} />
            ) : isPhone && card ? (
              <CardList {...list} rows={rows} card={card} />
            ) : (
              <DataTable {...list} rows={rows} columns={columns} sort={sort} onSort={onSort} />
            )}
          </Moving>
        </Region>
      )}
    </>
  );
}

/** Makes the rows movable if the list can be reordered. */
function Moving<Row>({
  moving,
  rows,
  children,
}: {
  moving?: MovingRows<Row> | undefined;
  rows: readonly Row[];
  children: ReactNode;
}) {
  if (!moving) return children;
  const { parts, rowOf, onMove } = moving;
  return (
    <parts.List rows={rows.flatMap((row) => rowOf(row) ?? [])} onMove={onMove}>
      {children}
    </parts.List>
  );
}

/** Scrolls by itself on wide screens, so that head and foot stay where they are. */
function Region({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={isBusy || undefined}
      className={classNames(
        "@container relative min-h-0 flex-1 transition-opacity md:overflow-auto",
        isBusy && "opacity-70",
      )}
    >
      {children}
    </div>
  );
}
