import type { ComponentType, ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

import { useIsPhone } from "../layout/use-is-phone.ts";
import { CardList, type RowCard } from "./card-list.tsx";
import { DataTable } from "./data-table.tsx";
import { EmptyState } from "./empty-state.tsx";
import { isNarrowed } from "./list-state.ts";
import { LoadError } from "./load-error.tsx";
import { Pager } from "./pager.tsx";
import type { TileProps } from "./resource-view.ts";
import type { RowTraits } from "./row-action.ts";
import type { MovingRows } from "./row-position.ts";
import type { PanelColumns } from "./table-columns.ts";
import { CardListSkeleton, TableSkeleton } from "./table-skeleton.tsx";
import { TileGrid, TileGridSkeleton } from "./tile-grid.tsx";
import type { ShownList } from "./use-list-page.ts";
import type { AnyList } from "./use-list-state.ts";

interface ResourceListProps<Row extends { _id: string }> extends RowTraits<Row> {
  label: string;
  list: AnyList;
  shown: ShownList<Row>;
  columns?: PanelColumns<Row>;
  card?: (row: Row) => RowCard;
  /** Said where there is nothing: what to do next, or when there will be something. */
  empty: { title: string; hint: string };
  /** Said where nothing matches the search and the filters; the same title without it. */
  noneTitle?: string;
  errorText: string;
  /** Instead of loading the page again, where there is none. */
  onRetry?: (() => void) | undefined;
  /** Shows the rows as cards in a grid, at every width. */
  Tile?: ComponentType<TileProps<Row>>;
  moving?: MovingRows<Row>;
}

/** One page of a list in any state, and below it the way to the others. */
export function ResourceList<Row extends { _id: string }>(props: ResourceListProps<Row>) {
  return (
    <>
      <ListRows {...props} />
      <Pager pagination={props.shown.page?.pagination} list={props.list} />
    </>
  );
}

/** The rows: a table, or cards on phones. */
function ListRows<Row extends { _id: string }>(props: ResourceListProps<Row>) {
  const { shown, list, columns = [], card, errorText, onRetry, Tile, ...traits } = props;
  const { state, sortBy } = list;
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
          <CardListSkeleton count={state.size} />
        ) : (
          <TableSkeleton columns={columns} count={state.size} />
        )}
      </Region>
    );
  }

  const rows = shown.page.data;
  return (
    <>
      {shown.hasFailed && <LoadError {...retry} isInline />}
      {rows.length === 0 && !shown.isBusy ? (
        <NoRows {...props} />
      ) : (
        <Region isBusy={shown.isBusy}>
          <Moving {...traits} rows={rows}>
            {Tile ? (
              <TileGrid {...traits} rows={rows} Tile={Tile} />
            ) : isPhone && card ? (
              <CardList {...traits} rows={rows} card={card} />
            ) : (
              <DataTable
                {...traits}
                rows={rows}
                columns={columns}
                sort={state.sort}
                onSort={sortBy}
              />
            )}
          </Moving>
        </Region>
      )}
    </>
  );
}

type NoRowsProps = Pick<ResourceListProps<never>, "list" | "empty" | "noneTitle">;

/** Nothing matches, which a button undoes, or there is nothing yet. */
function NoRows({ list: { state, change }, empty, noneTitle = empty.title }: NoRowsProps) {
  if (!isNarrowed(state)) return <EmptyState {...empty} />;
  return (
    <EmptyState title={noneTitle} hint={m.panel_filter_none_hint()}>
      <Button variant="line" onClick={() => change({ search: "", filters: {} })}>
        {m.panel_filter_clear()}
      </Button>
    </EmptyState>
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
