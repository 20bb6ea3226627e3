import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { refusalOf } from "#server/platform/database/refusal-of.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { orderNumber } from "#shared/ids.ts";
import type { OrderStatus } from "#shared/orders/order-status.ts";
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
    const meant = other.filter((order) => isMeant(order, asked));
    const counts = { found, meant: meant.length, cancelled: other.length - meant.length };
    const [possible, givenBack] = [meant.filter(mayGoOn), meant.filter((each) => !mayGoOn(each))];
    const refusedFirst = givenBack.map(({ id }) => failed(id, apiMessage("order_given_back")));
    if (isDryRun) {
      const messages = await news.countOf(possible, status);
      return { ...counts, changed: possible.length, refused: refusedFirst, messages, undo: [] };
    }
    const { changed, refused } = await setWherePossible(trx, possible, status);
    const entries = changed.map(({ id, status: from }) => ({
      id,
      before: { status: from },
      given: { status },
    }));
    const undo = await historyStore(trx).recordChanges(by, "order", entries);
    const messages = await news.statusSet(changed, status);
    const all = [...refusedFirst, ...refused];
    return { ...counts, changed: changed.length, refused: all, messages, undo };
  });
  const { found, meant, refused, ...counts } = done;
  const known = new Set(found.map(({ id }) => id));
  const isLast = asked.ids !== undefined || ids.length < atOnce;
  return {
    ...counts,
    unchanged: found.length - meant - counts.cancelled,
    failed: [
      ...ids
        .filter((id) => !known.has(id))
        .map((id) => failed(id, apiMessage("not_found", { entity: "order" }))),
      ...refused,
    ],
    next: isLast ? null : ids.at(-1)!,
    at,
  };
}

type Failed = OrderStatusesAnswer["failed"][number];

/**
 * All of them at once; where that is refused each by itself, because others may have taken the cards or the
 * discount of some that were cancelled.
 */
async function setWherePossible(
  trx: Db,
  orders: readonly BulkOrder[],
  status: OrderStatus,
): Promise<{ changed: readonly BulkOrder[]; refused: Failed[] }> {
  const set = (those: readonly BulkOrder[]) =>
    refusalOf(trx, () =>
      orderBulkStore(trx).setStatus(
        those.map(({ id }) => id),
        status,
      ),
    );
  if (!(await set(orders))) return { changed: orders, refused: [] };
  const changed: BulkOrder[] = [];
  const refused: Failed[] = [];
  for (const order of orders) {
    const refusal = await set([order]);
    if (refusal) refused.push(failed(order.id, refusal));
    else changed.push(order);
  }
  return { changed, refused };
}

/** A cancelled order is taken up only by who has seen that it is cancelled. */
function isMeant({ status, updatedAt }: BulkOrder, { cancelledBefore }: OrderStatuses): boolean {
  if (status !== "cancelled") return true;
  return cancelledBefore !== undefined && updatedAt < new Date(cancelledBefore);
}

/** Not once all that was paid of it was given back (decision 062). */
const mayGoOn = ({ status, isGivenBack }: BulkOrder): boolean =>
  status !== "cancelled" || !isGivenBack;

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

const failed = (id: string, why: ApiMessage) =>
  ({ _id: id, orderNumber: orderNumber(id), ...why }) as Failed;
