import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { fieldError } from "#server/platform/http-error.ts";
import { orderNumber } from "#shared/ids.ts";
import {
  STATUSES_AT_ONCE,
  type OrderStatuses,
  type OrderStatusesAnswer,
} from "#shared/orders/order-statuses.ts";
import { sentence } from "#shared/sentences/sentence.ts";
import type { User } from "#shared/session/session.ts";

import { orderBulkStore } from "./order-bulk.store.ts";
import { orderNews } from "./order-news.ts";

/** Sets the status of up to a hundred orders in one transaction, each change on record and told to its customer. */
export async function setOrderStatuses(
  database: Database,
  notifications: Notifications,
  asked: OrderStatuses,
  by: User,
): Promise<OrderStatusesAnswer> {
  const { status } = asked;
  const ids = asked.ids ? [...new Set(asked.ids)] : await nextIds(database, asked);
  const { found, changed } = await database.transaction(async (trx) => {
    const store = orderBulkStore(trx);
    const locked = await store.lockStatuses(ids);
    const other = locked.filter((order) => order.status !== status);
    await store.setStatus(
      other.map(({ id }) => id),
      status,
    );
    if (other.length > 0) {
      const changes = other.map(({ id, status: from }) => ({
        id,
        before: { status: from },
        given: { status },
      }));
      await historyStore(trx).recordChanges(by, "order", changes);
      await orderNews(trx, notifications).statusSet(other, status);
    }
    return { found: new Set(locked.map(({ id }) => id)), changed: other.length };
  });
  const isLast = asked.ids !== undefined || ids.length < STATUSES_AT_ONCE;
  return {
    changed,
    unchanged: found.size - changed,
    failed: ids.filter((id) => !found.has(id)).map(missing),
    next: isLast ? null : ids.at(-1)!,
  };
}

async function nextIds(database: Database, { matching, after }: OrderStatuses): Promise<string[]> {
  const store = orderBulkStore(database.db);
  const createdAt = after === undefined ? undefined : await store.placedAt(after);
  if (after !== undefined && !createdAt) throw fieldError("after", sentence("not_id"));
  const place = after !== undefined && createdAt ? { id: after, createdAt } : undefined;
  return store.idsBehind(matching!, place, STATUSES_AT_ONCE);
}

function missing(id: string): OrderStatusesAnswer["failed"][number] {
  return {
    _id: id,
    orderNumber: orderNumber(id),
    ...sentence("not_found", { entity: "order" }),
  } as OrderStatusesAnswer["failed"][number];
}
