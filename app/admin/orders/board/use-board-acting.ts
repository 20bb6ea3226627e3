import { useState } from "react";
import { useNavigate } from "react-router";

import type { BoardColumn } from "#shared/board/board-column.ts";
import type { BoardMoveAnswer, Ticket, TicketCard } from "#shared/board/board.ts";

import { orderPagePath } from "../order-paths.ts";
import { useSendProofAgain } from "../proofs/proof-queries.ts";
import type { BoardActs } from "./board-acts.ts";
import { useMakeProofOf, useMove, usePrintFile } from "./board-queries.ts";
import { nextStep } from "./next-step.ts";

export interface PhoneApprovalOf {
  ticket: Ticket;
  proof: NonNullable<TicketCard["proof"]>;
}

type Selecting = Pick<BoardActs, "selected" | "toggle">;

/** What the board does, and what it asks meanwhile. */
export function useBoardActing({ selected, toggle }: Selecting) {
  const navigate = useNavigate();
  const [refused, setRefused] = useState<BoardMoveAnswer["refused"]>([]);
  const [approved, setApproved] = useState<PhoneApprovalOf>();
  const [remade, setRemade] = useState<Ticket>();
  const [slips, setSlips] = useState<readonly string[]>([]);
  const moving = useMove(setRefused);
  const making = useMakeProofOf();
  const printing = usePrintFile();
  const sending = useSendProofAgain();

  function move(tickets: readonly Ticket[], to: BoardColumn): void {
    setRefused([]);
    const [one, ...others] = tickets;
    const proof = one?.cardCount === 1 ? one.cards[0]?.proof : undefined;
    const isAskable = proof && !proof.isOutdated && ["ready", "sent"].includes(proof.state);
    // Who moves one there says that its customer has approved it: that is put on record.
    if (to === "approved" && one && others.length === 0 && isAskable) {
      setApproved({ ticket: one, proof });
    } else {
      moving.mutate({ tickets, to });
    }
  }

  const acts: BoardActs = {
    selected,
    toggle,
    move,
    next(ticket) {
      const step = nextStep(ticket);
      if (step?.kind === "move") move([ticket], step.to);
      else if (step?.kind === "open") acts.open(ticket);
      else if (step?.kind === "make-proof") acts.makeProof(ticket, step.card);
      else if (step?.kind === "remake") acts.remake(ticket);
      else if (step?.kind === "phone") acts.approveByPhone(ticket, step.card);
    },
    open: (ticket) => void navigate(orderPagePath(ticket._id)),
    approveByPhone: (ticket, { proof }) => proof && setApproved({ ticket, proof }),
    sendAgain: (ticket, { proof }) => proof && sending.mutate({ order: ticket._id, proof }),
    makeProof: (ticket, card) => making.mutate({ order: ticket._id, card: card._id }),
    printFile: (ticket, { print }) => print && printing.mutate({ order: ticket._id, print }),
    printSlips: (tickets) => setSlips(tickets.map(({ _id }) => _id)),
    remake: setRemade,
    busy: making.isPending ? making.variables.order : undefined,
  };
  return {
    acts,
    refused: { refused, onClose: () => setRefused([]) },
    approved: { approved, onClose: () => setApproved(undefined) },
    remade: { ticket: remade, onClose: () => setRemade(undefined) },
    slips: { ids: slips, onDone: () => setSlips([]) },
  };
}
