import { historyListStore } from "#server/features/history/history-list.store.ts";
import { notificationsAbout } from "#server/features/notifications/notification-list.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { orderNumber } from "#shared/ids.ts";
import type { OrderEvent, OrderNote, OrderRecord } from "#shared/orders/order-record.ts";

import { MOST_SHOWN, orderNotesStore, type OrderNoteRow } from "./order-notes.store.ts";
import { ordersWithReceipt } from "./order-record.store.ts";
import type { OrderRow } from "./order.store.ts";

type Staff = { id: string; name: string; email: string };

/** All that staff know of an order beside the order itself. */
export async function readOrderRecord(db: Db, order: OrderRow): Promise<OrderRecord> {
  const about = { entity: "order", entityId: order.id };
  const history = historyListStore(db);
  const [notes, { rows: changes }, notifications, sameReceipt] = await Promise.all([
    orderNotesStore(db).of(order.id),
    history.list(about, { limit: MOST_SHOWN, offset: 0 }),
    notificationsAbout(db, { orderId: order.id }, MOST_SHOWN),
    ordersWithReceipt(db, order),
  ]);
  const users = await history.usersOf(notes.map(({ userId }) => userId));
  const events: OrderEvent[] = [
    { kind: "placed", at: order.createdAt.toISOString() },
    ...changes.map(({ entry: { at, action, changes: changed }, user }) => ({
      kind: "change" as const,
      at: at.toISOString(),
      user: presentStaff(user),
      action,
      changes: changed,
    })),
    ...notifications.map(({ createdAt, doneAt, lastError, name, ...sent }) => ({
      kind: "notification" as const,
      at: (doneAt ?? createdAt).toISOString(),
      name,
      channel: sent.channel,
      recipient: sent.recipient,
      status: sent.status,
      attempts: sent.attempts,
      reason: lastError,
    })),
  ];
  return {
    orderId: order.id,
    notes: notes.map((note) => presentNote(note, users.get(note.userId))),
    // Of one moment the later entry first: the list comes in the order in which things happened.
    events: events.toSorted((a, b) => b.at.localeCompare(a.at)),
    sameReceipt: sameReceipt.map(({ id, firstName, lastName, createdAt }) => ({
      _id: id,
      id,
      orderNumber: orderNumber(id),
      customerFullName: `${firstName} ${lastName}`,
      createdAt: createdAt.toISOString(),
    })),
  };
}

export function presentNote(
  { id, text, createdAt }: OrderNoteRow,
  user: Staff | undefined,
): OrderNote {
  return { _id: id, id, text, user: presentStaff(user), createdAt: createdAt.toISOString() };
}

function presentStaff(user: Staff | null | undefined) {
  return user ? { _id: user.id, id: user.id, name: user.name, email: user.email } : null;
}
