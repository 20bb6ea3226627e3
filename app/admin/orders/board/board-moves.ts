import { api } from "#app/api/panel-api.ts";
import { boardCalls } from "#shared/board/board-calls.ts";
import type { BoardColumn } from "#shared/board/board-column.ts";
import { MOVED_AT_ONCE, type BoardMoveAnswer, type Ticket } from "#shared/board/board.ts";

export interface Move {
  tickets: readonly Ticket[];
  to: BoardColumn;
}

export interface CountedMoves {
  moved: number;
  refused: number;
  messages: number;
}

/** In batches. What a batch has moved stays moved, whatever becomes of the next one. */
export async function sendMoves(
  moves: readonly Move[],
  how: { isDryRun?: boolean } = {},
): Promise<BoardMoveAnswer> {
  const all: BoardMoveAnswer = { moved: [], unchanged: 0, messages: 0, undo: [], refused: [] };
  for (const { tickets, to } of moves) {
    const orders = tickets.map(({ _id: id, column: from }) => ({ id, from }));
    for (let start = 0; start < orders.length; start += MOVED_AT_ONCE) {
      const body = { to, orders: orders.slice(start, start + MOVED_AT_ONCE) };
      const query = how.isDryRun ? ({ dryRun: "true" } as const) : {};
      const { data } = await api(boardCalls.move, { query, body });
      all.moved.push(...data.moved);
      all.unchanged += data.unchanged;
      all.messages += data.messages;
      all.undo.push(...data.undo);
      all.refused.push(...data.refused);
    }
  }
  return all;
}

/** What they would do; nothing is moved. */
export async function countMoves(moves: readonly Move[]): Promise<CountedMoves> {
  const { moved, refused, messages } = await sendMoves(moves, { isDryRun: true });
  return { moved: moved.length, refused: refused.length, messages };
}
