import type { Notifications } from "#server/features/notifications/notifications.ts";
import {
  recordOrderChange,
  type OrderHistoryFields,
} from "#server/features/orders/order-history.ts";
import { orderNews } from "#server/features/orders/order-news.ts";
import { sendProof } from "#server/features/proofs/handle-proof.ts";
import {
  newestOf,
  whyNotCurrent,
  whyNotPrintable,
} from "#server/features/proofs/proof-readiness.ts";
import type { ProofOfCard } from "#server/features/proofs/proof.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import {
  COLUMN_CARD_STATE,
  COLUMN_STATUS,
  NEEDS_APPROVAL,
  type BoardColumn,
} from "#shared/board/board-column.ts";
import type { OrderStatus } from "#shared/orders/order-status.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";
import type { StaffCode } from "#shared/sentences/sentence.ts";
import type { User } from "#shared/session/session.ts";

import { boardOrderStore, type BoardCard, type BoardOrder } from "./board-order.store.ts";

export interface MoveContext {
  trx: Db;
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

type MoveRefusal = Extract<StaffCode, `board_${string}` | `proof_${string}`>;

/**
 * Why an order may not be moved there. Shipped and delivered are statuses, which staff set freely,
 * here as anywhere; what is between needs what was paid, and what was approved.
 */
export function whyNotMoved(
  { order, from, cards, proofs }: MovedOrder,
  to: BoardColumn,
  cardUrl: string,
): MoveRefusal | undefined {
  if (COLUMN_CARD_STATE[to] === null) return undefined;
  const isPaid = order.paymentState === "accepted";
  if (to === "new") return isPaid ? "board_paid_already" : undefined;
  if (from === "new" && NEEDS_RECEIPT[order.paymentMethod] && !isPaid) return "board_receipt_open";
  const problems = cards.map(({ id }) => {
    if (NEEDS_APPROVAL.includes(to)) return whyNotPrintable(proofs, id, cardUrl);
    if (to !== "proof_sent") return undefined;
    const newest = newestOf(proofs, id);
    return newest ? whyNotCurrent(newest, cardUrl) : "board_no_proof";
  });
  return problems.find((problem) => problem !== undefined);
}

/** Moves an order that may be moved. */
export async function moveOrder(
  { order, from, cards, proofs }: MovedOrder,
  to: BoardColumn,
  context: MoveContext,
): Promise<void> {
  const { trx } = context;
  const store = boardOrderStore(trx);
  const state = COLUMN_CARD_STATE[to];
  if (to === "proof_sent") {
    for (const { id } of cards) await sendProof(trx, newestOf(proofs, id)!, order, context);
  }
  if (state !== null) await store.setState(idsOf(cards), state);
  await followStatus(order, COLUMN_STATUS[to], context, {
    before: { board: from },
    given: { board: to },
  });
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
): Promise<void> {
  const before = { ...done.before, status: order.status };
  const given = { ...done.given, status };
  await recordOrderChange(trx, by, order.id, before, given);
  if (order.status === status) return;
  await boardOrderStore(trx).setStatus(order.id, status);
  await orderNews(trx, notifications).statusSet([order], status);
}

const idsOf = (cards: readonly BoardCard[]) => cards.map(({ id }) => id);
