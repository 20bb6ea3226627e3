import { useRef, useState, type ComponentType } from "react";

import { FixedRow } from "#app/ui/movable-parts.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

import type { TileProps } from "./resource-view.ts";
import type { RowTraits } from "./row-action.ts";
import { RowMenu } from "./row-menu.tsx";
import type { MovingRows } from "./row-position.ts";
import { useRowKeys } from "./use-row-keys.ts";

interface TileGridProps<Row extends { _id: string }> extends RowTraits<Row> {
  label: string;
  rows: readonly Row[];
  Tile: ComponentType<TileProps<Row>>;
  moving?: MovingRows<Row>;
}

const GRID = "grid gap-4 p-4 md:grid-cols-2 md:p-7 xl:grid-cols-3";
const TILE = "relative min-w-0 rounded-toast border border-line bg-paper-hi p-4 md:p-5";

/** The rows of one page as a grid of cards. Shortcuts apply to the focused card. */
export function TileGrid<Row extends { _id: string }>(props: TileGridProps<Row>) {
  const { label, rows, Tile, moving, rowName, actions } = props;
  const list = useRef<HTMLUListElement>(null);
  const [cursor, setCursor] = useState(0);
  const tabStop = Math.min(cursor, rows.length - 1);
  useRowKeys(list, rows, actions);
  const RowPlace = moving?.parts.Row ?? FixedRow;
  return (
    <ul ref={list} aria-label={label} className={GRID}>
      {rows.map((row, index) => (
        <RowPlace key={row._id} id={row._id}>
          {({ ref, handle }) => (
            <li
              ref={ref}
              data-row
              tabIndex={index === tabStop ? 0 : -1}
              onFocus={() => setCursor(index)}
              className={`${TILE} focus-ring has-data-popup-open:bg-hover-wash data-dnd-dragging:shadow-menu`}
            >
              <Tile
                item={row}
                tools={
                  <span className="-me-2 -mt-1.5 flex">
                    {handle}
                    <RowMenu row={row} actions={actions} rowName={rowName} />
                  </span>
                }
              />
            </li>
          )}
        </RowPlace>
      ))}
    </ul>
  );
}

/** The grid's loading state. */
export function TileGridSkeleton() {
  return (
    <div aria-hidden="true" className={GRID}>
      {Array.from({ length: 4 }, (_, tile) => (
        <div key={tile} className={`${TILE} grid gap-4`}>
          <Skeleton className="h-9 w-40" />
          <Skeleton className="h-3.5 w-56 max-w-full" />
          <Skeleton className="h-6 w-32" />
        </div>
      ))}
    </div>
  );
}
