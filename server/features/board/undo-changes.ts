import { withdraw } from "#server/features/notifications/notification-list.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { recordOrderChange } from "#server/features/orders/order-history.ts";
import { orderNews } from "#server/features/orders/order-news.ts";
import { proofStore } from "#server/features/proofs/proof.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { refusalOf } from "#server/platform/database/refusal-of.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { orderNumber } from "#shared/ids.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";
import { UNDO_MS, type UndoAnswer } from "#shared/orders/undo.ts";
import type { User } from "#shared/session/session.ts";

import type { CardBefore } from "./board-moves.ts";
import { boardOrderStore, type BoardOrder } from "./board-order.store.ts";

/** Of a status or a move: what it changed. */
interface Changes {
  status?: { from: KnownOrderStatus; to: KnownOrderStatus };
  board?: { from: unknown; to: unknown };
  cards?: { from: CardBefore[] };
}

/** An entry that holds anything else is of something that is not taken back like this. */
const UNDOABLE: ReadonlySet<string> = new Set(["status", "board", "cards"]);

interface Undoing {
  trx: Db;
  notifications: Notifications;
  by: User;
}

/**
 * Takes back what these entries of histories say, where nothing was done with the order since, by whoever did
 * it, and before its customer is told. Each by itself: one whose cards or discount others have taken since is
 * refused alone.
 */
export async function undoChanges(
  entryIds: readonly string[],
  { trx, notifications, by }: Undoing,
): Promise<UndoAnswer> {
  const history = historyStore(trx);
  const orderIds = (await history.find("order", entryIds)).map(({ entityId }) => entityId);
  const locked = await boardOrderStore(trx).lock(orderIds);
  const orders = new Map(locked.map((order) => [order.id, order]));
  const answer: UndoAnswer = { undone: [], refused: [] };
  const refuse = (id: string, reported: ApiMessage) =>
    answer.refused.push({
      _id: id,
      orderNumber: orderNumber(id),
      ...reported,
    } as UndoAnswer["refused"][number]);
  // Once nobody else changes them any more.
  for (const { entityId, userId, at, isLast, changes } of await history.find("order", entryIds)) {
    const order = orders.get(entityId);
    const { status, board, cards } = changes as Changes;
    const isKnown = Object.keys(changes).every((field) => UNDOABLE.has(field));
    const isTheSame =
      isKnown && isLast && userId === by.id && (!status || order?.status === status.to);
    if (!order || !isTheSame || Date.now() - at.getTime() > UNDO_MS) {
      refuse(entityId, apiMessage(order && isTheSame ? "undo_too_late" : "undo_changed_since"));
      continue;
    }
    const given = { ...(status && { status: status.from }), ...(board && { board: board.from }) };
    const before = { ...(status && { status: status.to }), ...(board && { board: board.to }) };
    const refusal = await refusalOf(trx, async () => {
      await putBack(order, { status, cards }, { trx, notifications });
      await recordOrderChange(trx, by, order.id, before, given);
    });
    if (refusal) refuse(order.id, refusal);
    else answer.undone.push(order.id);
  }
  return answer;
}

async function putBack(
  order: BoardOrder,
  { status, cards }: Pick<Changes, "status" | "cards">,
  { trx, notifications }: Omit<Undoing, "by">,
): Promise<void> {
  const store = boardOrderStore(trx);
  const before = cards?.from ?? [];
  for (const [state, alike] of Map.groupBy(before, (card) => card.state)) {
    await store.setState(
      alike.map(({ id }) => id),
      state,
    );
  }
  const asked = before.flatMap(({ proof }) => proof ?? []);
  const abouts = asked.map(({ id }) => ({ orderId: order.id, proofId: id }));
  await withdraw(trx, ["proof"], abouts);
  for (const [sentAt, alike] of Map.groupBy(asked, (proof) => proof.sentAt)) {
    const ids = alike.map(({ id }) => id);
    await proofStore(trx).change(ids, { sentAt: sentAt === null ? null : new Date(sentAt) });
  }
  await store.setStatus(order.id, status?.from ?? order.status);
  if (status) await orderNews(trx, notifications).takenBack(order, status.from);
}
