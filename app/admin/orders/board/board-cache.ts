import type { QueryClient } from "@tanstack/react-query";

import type { ColumnOfBoard } from "#shared/board/board.ts";

import type { Move } from "./board-moves.ts";

export const BOARD_KEY = ["orders", "board"] as const;

/**
 * Shows orders in other columns before the server has confirmed it.
 * @returns what shows the board as it was
 */
export async function showMoved(cache: QueryClient, moves: readonly Move[]): Promise<() => void> {
  // An answer that is under way would show it as it was.
  await cache.cancelQueries({ queryKey: BOARD_KEY });
  const before = cache.getQueriesData<ColumnOfBoard[]>({ queryKey: BOARD_KEY });
  for (const move of moves) showIn(cache, move);
  return () => {
    for (const [key, data] of before) cache.setQueryData(key, data);
  };
}

function showIn(cache: QueryClient, { tickets, to }: Move): void {
  const ids = new Set(tickets.map(({ _id }) => _id));
  const moved = tickets.map((ticket) => ({ ...ticket, column: to }));
  cache.setQueriesData<ColumnOfBoard[]>({ queryKey: BOARD_KEY }, (columns) =>
    columns?.map(({ column, count, orders }) => {
      const left = orders.filter(({ _id }) => !ids.has(_id));
      if (column !== to)
        return { column, count: count - (orders.length - left.length), orders: left };
      const come = moved.length - (orders.length - left.length);
      return { column, count: count + come, orders: [...moved, ...left] };
    }),
  );
}
