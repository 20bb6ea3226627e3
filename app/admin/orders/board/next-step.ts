import { m } from "#app/i18n/translations.ts";
import type { BoardColumn } from "#shared/board/board-column.ts";
import type { Ticket, TicketCard } from "#shared/board/board.ts";

import { isMade, isReceiptOpen } from "./ticket-notes.ts";

/** What usually comes next of an order. */
export type NextStep =
  | { kind: "move"; to: BoardColumn; label: string }
  /** Something that is done on its own page. */
  | { kind: "open"; label: string }
  | { kind: "make-proof"; cards: readonly TicketCard[]; label: string }
  | { kind: "phone"; card: TicketCard; label: string }
  | { kind: "remake"; label: string }
  | { kind: "wait"; label: string };

const MOVES: Partial<Record<BoardColumn, [to: BoardColumn, label: () => string]>> = {
  approved: ["printed", m.panel_board_step_printed],
  printed: ["programmed", m.panel_board_step_programmed],
  programmed: ["packed", m.panel_board_step_packed],
  packed: ["shipped", m.panel_board_step_shipped],
  shipped: ["delivered", m.panel_board_step_delivered],
};

/** @param canDecide whether it is for the one who is asked to decide on receipts */
export function nextStep(ticket: Ticket, { canDecide = true } = {}): NextStep | undefined {
  const { column } = ticket;
  const cards = ticket.cards.filter(isMade);
  const isOut = column === "shipped" || column === "delivered";
  // Its owner has told so: it is to be made again, or found.
  if (isOut && cards.some(({ state }) => state === "lost")) {
    return { kind: "remake", label: m.panel_board_remake() };
  }
  // Whatever column it has come to: further on nothing is made of it before it is paid.
  if (!isOut && isReceiptOpen(ticket)) {
    return { kind: canDecide ? "open" : "wait", label: m.panel_board_step_receipt() };
  }
  if (column === "new") return { kind: "move", to: "paid", label: m.panel_board_step_confirm() };
  const move = MOVES[column];
  if (move) return { kind: "move", to: move[0], label: move[1]() };
  if (column === "delivered") return undefined;
  const seeCards: NextStep = { kind: "open", label: m.panel_board_step_cards() };
  const steps = cards.map(column === "paid" ? proofStep : answerStep);
  if (ticket.cardCount > ticket.cards.length) return seeCards;
  return steps.length > 1 ? commonStep(steps, seeCards) : (steps[0] ?? seeCards);
}

/** What comes next of several cards: first what holds up the others; an answer is noted for each by itself. */
function commonStep(steps: readonly NextStep[], seeCards: NextStep): NextStep {
  const isToBeMade = (step: NextStep) => step.kind === "make-proof";
  const toBeMade = steps.filter(isToBeMade);
  const first =
    steps.find(({ kind }) => kind === "open") ??
    (toBeMade[0] && { ...toBeMade[0], cards: toBeMade.flatMap((step) => step.cards) }) ??
    steps.find(({ kind }) => kind === "wait") ??
    steps.find((step) => step.kind === "move" && step.to === "proof_sent");
  if (first) return first;
  return steps.some(({ kind }) => kind === "phone") ? seeCards : steps[0]!;
}

/** Before its customer is asked. */
function proofStep(card: TicketCard): NextStep {
  const { proof, print } = card;
  if (print) return { kind: "move", to: "approved", label: m.panel_board_column_approved() };
  if (proof?.state === "making") return { kind: "wait", label: m.panel_board_making() };
  if (proof?.state === "commented" && !proof.isOutdated) {
    return { kind: "open", label: m.panel_board_step_comment() };
  }
  const isCurrent = proof && proof.state !== "failed" && !proof.isOutdated;
  return isCurrent
    ? { kind: "move", to: "proof_sent", label: m.panel_board_step_send() }
    : { kind: "make-proof", cards: [card], label: m.panel_board_step_proof() };
}

/** While its customer is asked. */
function answerStep(card: TicketCard): NextStep {
  const { proof } = card;
  if (proof?.state === "sent" && !proof.isOutdated) {
    return { kind: "phone", card, label: m.panel_board_step_phone() };
  }
  return proofStep(card);
}
