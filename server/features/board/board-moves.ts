import type { Notifications } from "#server/features/notifications/notifications.ts";
import {
  recordOrderChange,
  type OrderHistoryFields,
} from "#server/features/orders/order-history.ts";
import { newsTime, orderNews } from "#server/features/orders/order-news.ts";
import { sendProofs } from "#server/features/proofs/handle-proof.ts";
import { proofToApprove } from "#server/features/proofs/proof-notifications.ts";
import {
  newestOf,
  whyNotCurrent,
  whyNotPrintable,
} from "#server/features/proofs/proof-readiness.ts";
import type { ProofOfCard } from "#server/features/proofs/proof.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import {
  BOARD_COLUMNS,
  COLUMN_CARD_STATE,
  COLUMN_STATUS,
  NEEDS_APPROVAL,
  type BoardColumn,
} from "#shared/board/board-column.ts";
import { CARD_STATES, type CardState } from "#shared/cards/card.ts";
import type { OrderStatus } from "#shared/orders/order-status.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";
import { PAGED_FROM } from "#shared/proofs/paged-proofs.ts";
import type { User } from "#shared/session/session.ts";

import { boardOrderStore, type BoardCard, type BoardOrder } from "./board-order.store.ts";

export interface MoveContext {
  trx: Db;
  /** One of several that are moved together: its proof waits with the other messages, to be taken back. */
  isOneOfMany?: boolean;
  notifications: Notifications;
  cardUrl: string;
  by: User;
}

/** An order with what its moving depends on. */
export interface MovedOrder {
  order: BoardOrder;
  from: BoardColumn;
  /** Those that are still being made, or on their way. */
  cards: readonly BoardCard[];
  /** Of these cards, the newest first. */
  proofs: readonly ProofOfCard[];
}

/**
 * Why an order may not be moved there. Shipped and delivered are statuses, which staff set freely,
 * here as anywhere; what is between needs what was paid, and what was approved.
 */
export function whyNotMoved(
  { order, from, cards, proofs }: MovedOrder,
  to: BoardColumn,
  cardUrl: string,
): ApiMessage | undefined {
  if (COLUMN_CARD_STATE[to] === null) return undefined;
  const isPaid = order.paymentState === "accepted";
  if (to === "new") return isPaid ? apiMessage("board_paid_already") : undefined;
  // Also where it had been accepted before, or the status was set by hand; back it may go.
  const isFurther = BOARD_COLUMNS.indexOf(to) > BOARD_COLUMNS.indexOf(from);
  if (isFurther && NEEDS_RECEIPT[order.paymentMethod] && !isPaid) {
    return apiMessage("board_receipt_open");
  }
  const concerned = to === "proof_sent" ? toBeAsked(cards, proofs, cardUrl) : cards;
  const problems = concerned.map(({ id }) => {
    if (NEEDS_APPROVAL.includes(to)) {
      const problem = whyNotPrintable(proofs, id, cardUrl);
      return problem && apiMessage(problem);
    }
    if (to !== "proof_sent") return undefined;
    const newest = newestOf(proofs, id);
    return newest ? whyNotCurrent(newest, cardUrl) : apiMessage("board_no_proof");
  });
  return problems.find((problem) => problem !== undefined);
}

/**
 * Which cards a move is about. Of many cards those that are ready go on, and the others stay: an order of two
 * hundred does not wait for the one whose name is not known yet. Where none is ready, all are meant.
 */
export function readyOf<Card extends Pick<BoardCard, "id" | "state" | "stateBeforeLost">>(
  cards: readonly Card[],
  proofs: readonly ProofOfCard[],
  to: BoardColumn,
  cardUrl: string,
): readonly Card[] {
  const state = COLUMN_CARD_STATE[to];
  if (cards.length < PAGED_FROM || state === null) return cards;
  const ready = cards.filter((card) => {
    const before = card.stateBeforeLost ?? card.state;
    if (CARD_STATES.indexOf(before) >= CARD_STATES.indexOf(state)) return false;
    if (NEEDS_APPROVAL.includes(to)) return whyNotPrintable(proofs, card.id, cardUrl) === undefined;
    const newest = newestOf(proofs, card.id);
    return to === "proof_sent" && newest !== undefined && !whyNotCurrent(newest, cardUrl);
  });
  return ready.length > 0 ? ready : cards;
}

/** Of which cards a proof is sent: not of those that are approved already, unless all are. */
function toBeAsked(
  cards: readonly BoardCard[],
  proofs: readonly ProofOfCard[],
  cardUrl: string,
): readonly BoardCard[] {
  const open = cards.filter(({ id }) => whyNotPrintable(proofs, id, cardUrl) !== undefined);
  return open.length > 0 ? open : cards;
}

/** What a card was before its order was moved, by which that is taken back. */
export interface CardBefore {
  id: string;
  state: CardState;
  /** The proof that was sent by the move. */
  proof?: { id: string; sentAt: Date | null };
}

export interface Moved {
  /** How many wait to be sent. */
  messages: number;
  /** The entry of the history by which it is taken back; undefined where a message has left already. */
  entry: string | undefined;
}

/** Moves an order that may be moved. */
export async function moveOrder(
  { order, from, cards: all, proofs }: MovedOrder,
  to: BoardColumn,
  context: MoveContext,
): Promise<Moved> {
  const { trx, notifications } = context;
  const cards = to === "proof_sent" ? toBeAsked(all, proofs, context.cardUrl) : all;
  const approved = all.filter((card) => !cards.includes(card));
  const state = COLUMN_CARD_STATE[to];
  const before = all.map((card): CardBefore => {
    const isAsked = to === "proof_sent" && cards.includes(card);
    const proof = isAsked ? newestOf(proofs, card.id)?.proof : undefined;
    return {
      id: card.id,
      state: card.stateBeforeLost ?? card.state,
      ...(proof && { proof: { id: proof.id, sentAt: proof.sentAt } }),
    };
  });
  if (to === "proof_sent") {
    const wait = context.isOneOfMany ? { runAt: newsTime() } : {};
    const asked = cards.map(({ id }) => newestOf(proofs, id)!);
    await sendProofs(trx, asked, order, { ...context, ...wait });
  }
  if (state !== null) await boardOrderStore(trx).setState(idsOf(cards), state);
  if (approved.length > 0) await boardOrderStore(trx).setState(idsOf(approved), "approved");
  const { messages, entry } = await followStatus(order, COLUMN_STATUS[to], context, {
    before: { board: from, cards: before },
    given: { board: to, ...(state !== null && { cards: state }) },
  });
  if (to !== "proof_sent") return { messages, entry };
  const {
    email,
    phoneNumbers: [phone],
  } = order;
  const perMessage = notifications.countFor(proofToApprove, {
    email,
    ...(phone !== undefined && { phone }),
  });
  return { messages: messages + perMessage, entry: context.isOneOfMany ? entry : undefined };
}

/**
 * Sets the status that an order's place on the board means, and tells its customer.
 * @param done what was done besides, which is put on record with it
 */
export async function followStatus(
  order: BoardOrder,
  status: OrderStatus,
  { trx, by, notifications }: MoveContext,
  done: { before: OrderHistoryFields; given: OrderHistoryFields },
): Promise<Moved> {
  const before = { ...done.before, status: order.status };
  const given = { ...done.given, status };
  const entry = await recordOrderChange(trx, by, order.id, before, given);
  if (order.status === status) return { messages: 0, entry };
  await boardOrderStore(trx).setStatus(order.id, status);
  return { messages: await orderNews(trx, notifications).statusSet([order], status), entry };
}

const idsOf = (cards: readonly BoardCard[]) => cards.map(({ id }) => id);
