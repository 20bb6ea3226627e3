import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import type { BoardColumn } from "#shared/board/board-column.ts";
import { COLUMN_SIZES, type ColumnOfBoard } from "#shared/board/board.ts";

import { boardQuery } from "./board-queries.ts";

type Size = (typeof COLUMN_SIZES)[number];

export interface ShownColumn extends ColumnOfBoard {
  /** Undefined where it is as long as a column gets. */
  showMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

/** The columns, each as long as somebody has asked for. */
export function useBoard() {
  const query = useQuery(boardQuery());
  const [sizes, setSizes] = useState<Partial<Record<BoardColumn, Size>>>({});
  const longer = Object.entries(sizes) as [BoardColumn, Size][];
  const more = useQueries({
    queries: longer.map(([column, limit]) => boardQuery({ column, limit })),
  });
  const columns = query.data?.map((usual): ShownColumn => {
    const at = longer.findIndex(([column]) => column === usual.column);
    const shown = (at >= 0 && more[at]?.data?.[0]) || usual;
    const size = sizes[usual.column] ?? COLUMN_SIZES[0];
    const next = COLUMN_SIZES[COLUMN_SIZES.indexOf(size) + 1];
    return {
      ...shown,
      showMore: next && (() => setSizes((now) => ({ ...now, [usual.column]: next }))),
      isLoadingMore:
        at >= 0 && (more[at]?.isFetching ?? false) && shown.orders.length < Number(size),
    };
  });
  return { query, columns };
}
