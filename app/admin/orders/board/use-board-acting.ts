import { useState } from "react";
import { useNavigate } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import type { BoardColumn } from "#shared/board/board-column.ts";
import type { BoardMoveAnswer, Ticket, TicketCard } from "#shared/board/board.ts";

import { sayFailed } from "../../resource/failures.ts";
import { useMay } from "../../session/use-may.ts";
import { orderPagePath, programOrderPath } from "../order-paths.ts";
import { useDownloadPrint, useMakeProof, useSendProof } from "../proofs/proof-queries.ts";
import { useUndo } from "../undo/use-undo.ts";
import type { BoardActs } from "./board-acts.ts";
import { countMoves, type Move } from "./board-moves.ts";
import { useMove } from "./board-queries.ts";
import type { AskedMoves } from "./move-question.tsx";
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
  const [asked, setAsked] = useState<AskedMoves>();
  const may = useMay();
  const canWrite = may("orders.write");
  const undo = useUndo();
  const moving = useMove(undo.offer, setRefused);
  const making = useMakeProof();
  const printing = useDownloadPrint();
  const sending = useSendProof();

  function move(tickets: readonly Ticket[], to: BoardColumn): void {
    if (!canWrite) return;
    setRefused([]);
    const [one, ...others] = tickets;
    const proof = one?.cardCount === 1 ? one.cards[0]?.proof : undefined;
    const isAskable = proof && !proof.isOutdated && ["ready", "sent"].includes(proof.state);
    // Who moves one there says that its customer has approved it: that is put on record.
    if (to === "approved" && one && others.length === 0 && isAskable) {
      setApproved({ ticket: one, proof });
    } else {
      void moveAll([{ tickets, to }]);
    }
  }

  /** Of one order it is seen what happens. Of several it is reported first, where customers are told. */
  async function moveAll(moves: readonly Move[]): Promise<void> {
    setRefused([]);
    if (moves.flatMap(({ tickets }) => tickets).length === 1) return moving.mutate(moves);
    try {
      const counted = await countMoves(moves);
      if (counted.messages > 0) setAsked({ moves, counted });
      else moving.mutate(moves);
    } catch (error) {
      sayFailed(error as Error, m.panel_error(), m.panel_board_move_failed());
    }
  }

  function nextOf(ticket: Ticket) {
    return canWrite ? nextStep(ticket, { canDecide: may("money.write") }) : undefined;
  }

  const acts: BoardActs = {
    canWrite,
    nextOf,
    selected,
    toggle,
    move,
    next(ticket) {
      const step = nextOf(ticket);
      if (step?.kind === "move") move([ticket], step.to);
      else if (step?.kind === "open") acts.open(ticket);
      else if (step?.kind === "make-proof") acts.makeProof(ticket, step.cards);
      else if (step?.kind === "remake") acts.remake(ticket);
      else if (step?.kind === "phone") acts.approveByPhone(ticket, step.card);
    },
    nextOfAll(tickets) {
      const steps = tickets.map((ticket) => ({ ticket, step: nextOf(ticket) }));
      const movable = steps.flatMap(({ ticket, step }) =>
        step?.kind === "move" ? [{ ticket, to: step.to }] : [],
      );
      const left = steps.filter(({ step }) => step && step.kind !== "move").length;
      if (left > 0) toast.info(m.panel_more_next_left({ count: left }));
      const byColumn = Map.groupBy(movable, ({ to }) => to);
      const moves = [...byColumn].map(([to, group]) => ({
        to,
        tickets: group.map(({ ticket }) => ticket),
      }));
      if (moves.length > 0) void moveAll(moves);
    },
    open: (ticket) => void navigate(orderPagePath(ticket._id)),
    writeChips: (ticket) => void navigate(programOrderPath(ticket._id)),
    approveByPhone: (ticket, { proof }) => proof && setApproved({ ticket, proof }),
    sendAgain: (ticket, { proof }) => proof && sending.mutate({ order: ticket._id, proof }),
    makeProof: (ticket, cards) =>
      making.mutate({ order: ticket._id, cards: cards.map(({ _id }) => _id) }),
    printFile: (ticket, { print }) => {
      if (!print) return;
      const proof = { _id: print.proof, version: print.version };
      printing.mutate({ order: ticket._id, proof, file: "card.pdf" });
    },
    printSlips: (tickets) => setSlips(tickets.map(({ _id }) => _id)),
    remake: setRemade,
    busy: making.isPending ? making.variables.order : undefined,
  };
  return {
    acts,
    undo,
    question: {
      asked,
      onClose: () => setAsked(undefined),
      onConfirm: (moves: readonly Move[]) => moving.mutate(moves),
    },
    refused: { refused, onClose: () => setRefused([]) },
    approved: { approved, onClose: () => setApproved(undefined) },
    remade: { ticket: remade, onClose: () => setRemade(undefined) },
    slips: { ids: slips, onDone: () => setSlips([]) },
  };
}
