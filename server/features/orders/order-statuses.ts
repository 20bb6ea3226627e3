import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { orderNumber } from "#shared/ids.ts";
import {
  COUNTED_AT_ONCE,
  STATUSES_AT_ONCE,
  type OrderStatuses,
  type OrderStatusesAnswer,
} from "#shared/orders/order-statuses.ts";
import type { User } from "#shared/session/session.ts";

import { orderBulkStore, type BulkOrder } from "./order-bulk.store.ts";
import { orderNews } from "./order-news.ts";

interface How {
  by: User;
  /** Counts what would change, and changes nothing. */
  isDryRun: boolean;
}

/**
 * Sets the status of many orders in one transaction, each change on record and told to its customer. Nobody
 * looks at each of them: what its customer has cancelled stays cancelled unless it is meant.
 */
export async function setOrderStatuses(
  database: Database,
  notifications: Notifications,
  asked: OrderStatuses,
  { by, isDryRun }: How,
): Promise<OrderStatusesAnswer> {
  const { status } = asked;
  const atOnce = isDryRun ? COUNTED_AT_ONCE : STATUSES_AT_ONCE;
  const at = new Date().toISOString();
  const ids = asked.ids ? [...new Set(asked.ids)] : await nextIds(database, asked, atOnce);
  const done = await database.transaction(async (trx) => {
    const store = orderBulkStore(trx);
    const news = orderNews(trx, notifications);
    const found = await (isDryRun ? store.read(ids) : store.lock(ids));
    const other = found.filter((order) => order.status !== status);
    const changed = other.filter((order) => isMeant(order, asked));
    const counts = { found, changed: changed.length, cancelled: other.length - changed.length };
    if (isDryRun) return { ...counts, messages: await news.countOf(changed, status), undo: [] };
    await store.setStatus(
      changed.map(({ id }) => id),
      status,
    );
    const entries = changed.map(({ id, status: from }) => ({
      id,
      before: { status: from },
      given: { status },
    }));
    const undo = await historyStore(trx).recordChanges(by, "order", entries);
    return { ...counts, messages: await news.statusSet(changed, status), undo };
  });
  const { found, ...counts } = done;
  const known = new Set(found.map(({ id }) => id));
  const isLast = asked.ids !== undefined || ids.length < atOnce;
  return {
    ...counts,
    unchanged: found.length - counts.changed - counts.cancelled,
    failed: ids.filter((id) => !known.has(id)).map(missing),
    next: isLast ? null : ids.at(-1)!,
    at,
  };
}

/** A cancelled order is taken up only by who has seen that it is cancelled, and while it is paid or unpaid. */
function isMeant(order: BulkOrder, { cancelledBefore }: OrderStatuses): boolean {
  const { status, updatedAt, isGivenBack } = order;
  if (status !== "cancelled") return true;
  return !isGivenBack && cancelledBefore !== undefined && updatedAt < new Date(cancelledBefore);
}

async function nextIds(
  database: Database,
  { matching, after }: OrderStatuses,
  limit: number,
): Promise<string[]> {
  const store = orderBulkStore(database.db);
  const createdAt = after === undefined ? undefined : await store.placedAt(after);
  if (after !== undefined && !createdAt) throw fieldError("after", apiMessage("not_id"));
  const place = after !== undefined && createdAt ? { id: after, createdAt } : undefined;
  return store.idsBehind(matching!, place, limit);
}

function missing(id: string): OrderStatusesAnswer["failed"][number] {
  return {
    _id: id,
    orderNumber: orderNumber(id),
    ...apiMessage("not_found", { entity: "order" }),
  } as OrderStatusesAnswer["failed"][number];
}
