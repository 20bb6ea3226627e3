import { useRef, useState } from "react";

import type { Ticket } from "#shared/board/board.ts";

/** Which orders are chosen. One that leaves the board is chosen no more. */
export function useBoardSelection(tickets: readonly Ticket[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<Ticket>(undefined);
  const chosen = tickets.filter(({ _id }) => ids.has(_id));

  /** With `isRange` all between it and the one that was touched last, in one column. */
  function toggle(ticket: Ticket, isRange = false): void {
    const column = tickets.filter(({ column: name }) => name === ticket.column);
    const indexOf = (each: Ticket | undefined) =>
      column.findIndex(({ _id }) => each !== undefined && _id === each._id);
    const [from, to] = [indexOf(anchor.current), indexOf(ticket)];
    const touched =
      isRange && from >= 0 && to >= 0
        ? column.slice(Math.min(from, to), Math.max(from, to) + 1)
        : [ticket];
    anchor.current = ticket;
    const isOn = !ids.has(ticket._id);
    const next = new Set(chosen.map(({ _id }) => _id));
    for (const { _id } of touched) {
      if (isOn) next.add(_id);
      else next.delete(_id);
    }
    setIds(next);
  }

  return {
    chosen,
    selected: new Set(chosen.map(({ _id }) => _id)),
    toggle,
    clear: () => setIds(new Set()),
  };
}
