import { createContext, useContext } from "react";

import type { BoardColumn } from "#shared/board/board-column.ts";
import type { Ticket, TicketCard } from "#shared/board/board.ts";

import type { NextStep } from "./next-step.ts";

/** What can be done with orders wherever they are shown on the board. */
export interface BoardActs {
  /** Whether one may change orders. Whoever may not looks at them, and prints. */
  canWrite: boolean;
  move: (tickets: readonly Ticket[], to: BoardColumn) => void;
  /** What usually comes next, as far as one may do it. */
  nextOf: (ticket: Ticket) => NextStep | undefined;
  /** Does that. */
  next: (ticket: Ticket) => void;
  /** Does it with all of them that it moves. */
  nextOfAll: (tickets: readonly Ticket[]) => void;
  open: (ticket: Ticket) => void;
  /** Of all its cards, at the desk. */
  writeChips: (ticket: Ticket) => void;
  approveByPhone: (ticket: Ticket, card: TicketCard) => void;
  sendAgain: (ticket: Ticket, card: TicketCard) => void;
  makeProof: (ticket: Ticket, cards: readonly TicketCard[]) => void;
  printFile: (ticket: Ticket, card: TicketCard) => void;
  printSlips: (tickets: readonly Ticket[]) => void;
  remake: (ticket: Ticket) => void;
  selected: ReadonlySet<string>;
  toggle: (ticket: Ticket, isRange?: boolean) => void;
  /** The order whose next step is under way. */
  busy: string | undefined;
}

export const BoardActsContext = createContext<BoardActs | null>(null);

/** @throws outside of the board */
export function useBoardActs(): BoardActs {
  const acts = useContext(BoardActsContext);
  if (!acts) throw new Error("This is not on the board.");
  return acts;
}
