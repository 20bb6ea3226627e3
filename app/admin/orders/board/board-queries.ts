import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { laterText } from "#app/api-messages/later-text.ts";
import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { boardCalls } from "#shared/board/board-calls.ts";
import type { BoardColumn } from "#shared/board/board-column.ts";
import type { BoardMoveAnswer, COLUMN_SIZES, RemakeCode, Ticket } from "#shared/board/board.ts";

import { sayFailed } from "../../resource/failures.ts";
import { COLUMN_LABELS } from "../column-labels.ts";
import { refreshOrders } from "../order-cache.ts";
import type { Undoable } from "../undo/use-undo.ts";
import { BOARD_KEY, showMoved } from "./board-cache.ts";
import { sendMoves, type Move } from "./board-moves.ts";

/** While a proof is made, in milliseconds; open panels are told too, unless their connection is lost. */
const POLL_MS = 3000;

const isMaking = (tickets: readonly Ticket[]) =>
  tickets.some(({ cards }) => cards.some(({ proof }) => proof?.state === "making"));

type BoardPart = { column?: BoardColumn; limit?: (typeof COLUMN_SIZES)[number] };

/** All columns, or more of one. */
export function boardQuery(part: BoardPart = {}) {
  return queryOptions({
    queryKey: [...BOARD_KEY, part],
    queryFn: async () => (await api(boardCalls.read, { query: part })).data.columns,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    refetchInterval: ({ state }) =>
      isMaking(state.data?.flatMap(({ orders }) => orders) ?? []) ? POLL_MS : false,
  });
}

/** The order that was scanned or typed. */
export function foundQuery(text: string) {
  return queryOptions({
    queryKey: ["orders", "found", text],
    queryFn: async () => (await api(boardCalls.find, { query: { text } })).data.data,
    enabled: text !== "",
    retry: false,
    refetchInterval: ({ state }) => (state.data && isMaking([state.data]) ? POLL_MS : false),
  });
}

const MOVES = ["orders", "moves"] as const;

/**
 * Orders are shown in their new column at once; those that are refused go back, and say why: one by a
 * toast, several in the report.
 */
export function useMove(
  onMoved: (done: Undoable) => void,
  onReport: (refused: BoardMoveAnswer["refused"]) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    // In sequence, because a key may follow before the move of the one before is answered.
    mutationKey: MOVES,
    scope: { id: "board-moves" },
    mutationFn: (moves: readonly Move[]) => sendMoves(moves),
    onMutate: (moves) => showMoved(cache, moves),
    onSuccess({ moved, messages, undo, refused }, moves) {
      if (moved.length > 0)
        onMoved({
          ...movedText(moves, moved.length, undo.length > 0 ? messages : 0),
          entries: undo,
        });
      const [one, ...others] = refused;
      if (one && others.length === 0 && moved.length === 0) {
        const title = m.panel_board_not_moved({ number: one.orderNumber });
        void laterText(one as never).then((description) => toast.error(title, { description }));
      } else if (one) {
        onReport(refused);
      }
    },
    onError(error, _, undo) {
      undo?.();
      sayFailed(error, m.panel_error(), m.panel_board_move_failed());
    },
    onSettled() {
      // What is read while another is under way would show that one where it was.
      if (cache.isMutating({ mutationKey: MOVES }) === 1) void refreshOrders(cache);
    },
  });
}

function movedText(moves: readonly Move[], count: number, messages: number) {
  const [only, ...others] = moves;
  const text =
    only && others.length === 0
      ? m.panel_board_moved({ count, column: COLUMN_LABELS[only.to]() })
      : m.panel_more_moved_on({ count });
  const notes = [
    ...(moves.some(({ to }) => to === "programmed") ? [m.panel_board_programmed_by_hand()] : []),
    ...(messages > 0 ? [m.panel_more_bulk_messages({ count: messages })] : []),
  ];
  return { text, note: notes.join(" ") };
}

export interface Remake {
  order: string;
  card: string;
  code: RemakeCode;
}

export function useRemake(onDone: () => void) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ order: id, card, code }: Remake) =>
      api(boardCalls.remake, { params: { id, card }, body: { code } }),
    onSuccess(_, { code }) {
      toast.success(code === "same" ? m.panel_board_reprinted() : m.panel_board_replaced());
      onDone();
    },
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_board_remake_failed()),
    onSettled: () => void refreshOrders(cache),
  });
}
