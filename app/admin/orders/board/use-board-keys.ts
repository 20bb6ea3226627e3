import { useEffect, useRef } from "react";

import { BOARD_COLUMNS, type BoardColumn } from "#shared/board/board-column.ts";
import type { Ticket } from "#shared/board/board.ts";

import { useShortcutKeys } from "../../resource/use-shortcut-keys.ts";
import type { BoardActs } from "./board-acts.ts";

const MOVES: Record<string, [columns: number, tickets: number]> = {
  ArrowDown: [0, 1],
  j: [0, 1],
  ArrowUp: [0, -1],
  k: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/**
 * Arrows go from order to order and to the columns beside; on the one that has the focus X chooses it, P
 * prints its slip, Enter opens it, N does what is next, and a figure moves it to that column. Both do so
 * with all that are chosen.
 */
export function useBoardKeys(acts: BoardActs, tickets: readonly Ticket[]): void {
  const kept = useKeptFocus();
  useShortcutKeys((key, event) => {
    const step = MOVES[key];
    if (step && focusBeside(event.target, step)) return event.preventDefault();
    const id = event.target.closest<HTMLElement>("[data-ticket]")?.dataset["ticket"];
    const ticket = tickets.find(({ _id }) => _id === id);
    // On a button within an order, Enter presses the button.
    if (!ticket || (key === "Enter" && !event.target.hasAttribute("data-ticket"))) return undefined;
    const column = columnOf(key);
    const act = column
      ? () => moveTo(column, ticket)
      : key === "n"
        ? () => goOn(ticket)
        : ACTS[key];
    if (!act) return undefined;
    event.preventDefault();
    kept.current = ticket._id;
    return act(acts, ticket);
  });

  /** The one that has the focus, or all that are chosen where it is among them. */
  function meantBy(ticket: Ticket): Ticket[] {
    const chosen = tickets.filter(({ _id }) => acts.selected.has(_id));
    return chosen.some(({ _id }) => _id === ticket._id) ? chosen : [ticket];
  }

  function moveTo(column: BoardColumn, ticket: Ticket): void {
    const moved = meantBy(ticket).filter((each) => each.column !== column);
    if (moved.length > 0) acts.move(moved, column);
  }

  function goOn(ticket: Ticket): void {
    const meant = meantBy(ticket);
    if (meant.length > 1) acts.nextOfAll(meant);
    else acts.next(ticket);
  }
}

/** An order that is moved by a key keeps the focus in its new column, so that the next key is for it too. */
function useKeptFocus() {
  const kept = useRef<string>(undefined);
  useEffect(() => {
    if (kept.current === undefined || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-ticket="${kept.current}"]`)?.focus();
  });
  useEffect(() => {
    const forget = () => {
      kept.current = undefined;
    };
    document.addEventListener("pointerdown", forget);
    return () => document.removeEventListener("pointerdown", forget);
  }, []);
  return kept;
}

const ACTS: Record<string, (acts: BoardActs, ticket: Ticket) => void> = {
  x: (acts, ticket) => acts.toggle(ticket),
  p: (acts, ticket) => acts.printSlips([ticket]),
  o: (acts, ticket) => acts.open(ticket),
  Enter: (acts, ticket) => acts.open(ticket),
};

const columnOf = (key: string) =>
  /^[1-9]$/.test(key) ? BOARD_COLUMNS[Number(key) - 1] : undefined;

/** Moves the focus to an order beside; from anywhere else to the first one. */
function focusBeside(from: Element, [across, along]: [number, number]): boolean {
  const columns = [...document.querySelectorAll("[data-column]")].map((column) => [
    ...column.querySelectorAll<HTMLElement>("[data-ticket]"),
  ]);
  const at = columns.findIndex((column) => column.some((ticket) => ticket.contains(from)));
  if (at < 0) {
    if (from !== document.body && from.tagName !== "MAIN") return false;
    const [first] = columns.find((column) => column.length > 0) ?? [];
    first?.focus();
    return first !== undefined;
  }
  const row = columns[at]!.findIndex((ticket) => ticket.contains(from));
  if (across === 0) {
    const next = columns[at]![row + along];
    next?.focus();
    return true;
  }
  const direction = document.dir === "rtl" ? -across : across;
  // Empty columns are passed over.
  for (let to = at + direction; to >= 0 && to < columns.length; to += direction) {
    const column = columns[to]!;
    const beside = column[Math.min(row, column.length - 1)];
    if (!beside) continue;
    beside.focus();
    beside.scrollIntoView({ block: "nearest", inline: "nearest" });
    break;
  }
  return true;
}
