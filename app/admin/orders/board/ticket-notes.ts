import { m } from "#app/i18n/translations.ts";
import type { BoardColumn } from "#shared/board/board-column.ts";
import type { Ticket, TicketCard } from "#shared/board/board.ts";
import { todayInJordan } from "#shared/delivery/arrival.ts";
import { formatNumber } from "#shared/format-number.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";

import { shortDay } from "../../resource/display-date.ts";

type Tone = "calm" | "owner" | "warn" | "bad";
export interface TicketNote {
  text: string;
  tone: Tone;
}

/** When it is due; undefined once it is delivered. */
export function dueNote({ due, isOverdue, column }: Ticket): TicketNote | undefined {
  if (column === "delivered") return undefined;
  if (due === null) return { text: m.panel_board_due_none(), tone: "calm" };
  if (isOverdue) return { text: m.panel_board_overdue({ day: shortDay(due) }), tone: "bad" };
  const isToday = due === todayInJordan().toISOString().slice(0, 10);
  return isToday
    ? { text: m.panel_board_due_today(), tone: "warn" }
    : { text: m.panel_board_due({ day: shortDay(due) }), tone: "calm" };
}

/** Whether its receipt has still to be accepted. */
export const isReceiptOpen = ({ paymentMethod, paymentState }: Ticket) =>
  NEEDS_RECEIPT[paymentMethod] && paymentState !== "accepted";

/** Whether something is still to be done with a card: one that is switched off goes nowhere. */
export const isMade = ({ state }: Pick<TicketCard, "state">) => state !== "off";

/** What somebody should know of it. */
export function ticketNotes(ticket: Ticket): TicketNote[] {
  const { column, cards, cardCount } = ticket;
  const notes: TicketNote[] = [];
  if (isReceiptOpen(ticket) && column !== "delivered") {
    notes.push(receiptNote(ticket));
  }
  if (cardCount > 1) {
    const text = progressText(ticket) ?? m.panel_board_cards({ count: cardCount });
    notes.push({ text, tone: "calm" });
  }
  if (cards.some(({ state }) => state === "lost")) {
    notes.push({ text: m.panel_board_lost(), tone: "warn" });
  }
  const told = PROOF_TOLD.includes(column) ? cards.filter(isMade).map(proofNote) : [];
  const proof = told.find((note) => note !== undefined);
  if (proof) notes.push(proof);
  return notes;
}

function receiptNote({ paymentState, isFirstReceiptAsked }: Ticket): TicketNote {
  if (paymentState !== "better_receipt_asked") {
    return { text: m.panel_payment_to_check(), tone: "owner" };
  }
  const text = isFirstReceiptAsked
    ? m.panel_payment_receipt_asked()
    : m.panel_payment_better_asked();
  return { text, tone: "calm" };
}

const PROGRESS = {
  packed: m.panel_board_progress_packed,
  programmed: m.panel_board_progress_programmed,
  printed: m.panel_board_progress_printed,
  approved: m.panel_board_progress_approved,
};

/** Of many cards: how many have come as far as any, while they have not all. */
function progressText({ progress, cardCount: total }: Ticket): string | undefined {
  for (const state of ["packed", "programmed", "printed", "approved"] as const) {
    const count = progress?.[state] ?? 0;
    if (count === total) return undefined;
    if (count > 0) {
      return PROGRESS[state]({ count: formatNumber(count), total: formatNumber(total) });
    }
  }
  return undefined;
}

/** Behind them the proof has been approved. */
const PROOF_TOLD: readonly BoardColumn[] = ["new", "paid", "proof_sent", "approved"];

function proofNote({ proof, print }: TicketCard): TicketNote | undefined {
  if (!proof || print) return undefined;
  if (proof.state === "making") return { text: m.panel_board_making(), tone: "calm" };
  if (proof.state === "failed") return { text: m.panel_board_proof_failed(), tone: "bad" };
  if (proof.isOutdated) return { text: m.panel_board_outdated(), tone: "warn" };
  if (proof.state === "commented") return { text: m.panel_board_commented(), tone: "warn" };
  if (proof.isUnanswered) return { text: m.panel_board_no_answer(), tone: "warn" };
  return proof.state === "ready" ? { text: m.panel_board_ready(), tone: "calm" } : undefined;
}

export const TONES: Record<Tone, string> = {
  calm: "text-ink-2",
  owner: "font-label text-copper",
  warn: "font-label text-warn",
  bad: "font-label text-bad",
};
