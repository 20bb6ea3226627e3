import { m } from "#app/i18n/translations.ts";
import type { BoardColumn } from "#shared/board/board-column.ts";
import type { Ticket, TicketCard } from "#shared/board/board.ts";

import { isReceiptOpen } from "./ticket-notes.ts";

/** What usually comes next of an order. */
export type NextStep =
  | { kind: "move"; to: BoardColumn; label: string }
  /** Something that is done on its own page. */
  | { kind: "open"; label: string }
  | { kind: "make-proof"; card: TicketCard; label: string }
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
  const { column, cards } = ticket;
  const isOut = column === "shipped" || column === "delivered";
  // Its owner has told so: it is to be made again, or found.
  if (isOut && cards.some(({ state }) => state === "lost")) {
    return { kind: "remake", label: m.panel_board_remake() };
  }
  if (column === "new") {
    return isReceiptOpen(ticket)
      ? { kind: canDecide ? "open" : "wait", label: m.panel_board_step_receipt() }
      : { kind: "move", to: "paid", label: m.panel_board_step_confirm() };
  }
  const move = MOVES[column];
  if (move) return { kind: "move", to: move[0], label: move[1]() };
  if (column === "delivered") return undefined;
  const [card] = cards;
  if (!card || ticket.cardCount > 1) return { kind: "open", label: m.panel_board_step_cards() };
  return column === "paid" ? proofStep(card) : answerStep(card);
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
    : { kind: "make-proof", card, label: m.panel_board_step_proof() };
}

/** While its customer is asked. */
function answerStep(card: TicketCard): NextStep {
  const { proof } = card;
  if (proof?.state === "sent" && !proof.isOutdated) {
    return { kind: "phone", card, label: m.panel_board_step_phone() };
  }
  return proofStep(card);
}
