import type { Db } from "#server/platform/database/connect.ts";
import type { Erased, Erasure, Kept } from "#shared/people/erasure.ts";

import { DONE } from "./erase-orders.store.ts";
import { personStore, type PersonOrder } from "./person.store.ts";
import type { Person } from "./person.ts";

const DAY = 24 * 60 * 60_000;

export const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** What is done with each order that has to do with the person. */
function sorted(orders: readonly PersonOrder[]) {
  const isDone = ({ status }: PersonOrder) => DONE.includes(status);
  const placed = orders.filter(({ deletedAt }) => deletedAt === null);
  const done = placed.filter(isDone);
  return {
    underWay: placed.filter((order) => !isDone(order)),
    stripped: done.filter(({ isOwn }) => isOwn),
    deliveries: done.filter((order) => !order.isOwn && order.isDelivered),
    cards: orders.filter(
      (order) =>
        order.persons.length > 0 &&
        (order.isOwn
          ? order.isOfCompany && order.deletedAt === null && isDone(order)
          : order.deletedAt !== null || isDone(order)),
    ),
    // Staff deleted them: they are in no books.
    deleted: orders.filter((order) => order.deletedAt !== null && order.isOwn),
    deletedDeliveries: orders.filter(
      (order) => order.deletedAt !== null && !order.isOwn && order.isDelivered,
    ),
  };
}

/**
 * What goes and what stays of a person. What waits to be sent stays while an order is under way; the
 * orders are locked if they are to be changed.
 */
export async function planOf(trx: Db, person: Person, rules: Rules, isLocked: boolean) {
  const store = personStore(trx, person);
  const orders = sorted(await store.orders({ isLocked }));
  const messages = await store.messages();
  const bulkOrders = await store.bulkOrders();
  const rosterRows = await store.rosterRows();
  const notifications = await store.notifications();
  const waiting = notifications.filter(({ status }) => status === "waiting" || status === "held");
  const kept = Date.now() - rules.receiptDays * DAY;
  const [young, old] = [
    orders.stripped.filter(({ createdAt }) => createdAt.getTime() > kept),
    orders.stripped.filter(({ createdAt }) => createdAt.getTime() <= kept),
  ];
  const isUnderWay = orders.underWay.length > 0;
  const ofDone = await store.pages([...orders.stripped, ...orders.deleted, ...orders.cards]);
  const needed = ofDone.filter((page) => page.isUnderWay);
  return {
    ...orders,
    deliveries: [...orders.deliveries, ...orders.deletedDeliveries],
    messages,
    bulkOrders,
    companies: await store.companies(),
    rosterRows: rosterRows.filter((row) => !row.isUnderWay),
    keptRosterRows: rosterRows.filter((row) => row.isUnderWay),
    subscribers: await store.subscribers(),
    contacts: await store.contacts(),
    replies: await store.replies(),
    notifications: isUnderWay
      ? notifications.filter((row) => !waiting.includes(row))
      : notifications,
    keptNotifications: isUnderWay ? waiting : [],
    pages: ofDone.filter((page) => !page.isUnderWay),
    keptPages: [...needed, ...(await store.pages(orders.underWay))],
    /** Those of them whose own order is done. */
    needed,
    keptReceipts: young.filter(({ depositReceipt }) => depositReceipt !== ""),
    oldReceipts: old,
  };
}
type Plan = Awaited<ReturnType<typeof planOf>>;

export interface Rules {
  /** For how many days the law asks to keep receipts. */
  receiptDays: number;
}

export interface Asked {
  includePages: boolean;
  isPreview: boolean;
}

export function told(plan: Plan, { includePages, isPreview }: Asked): Erasure {
  const ofDeleted = new Set(ids(plan.deleted));
  const asked = plan.pages.filter(({ orderId }) => includePages || ofDeleted.has(orderId));
  const goes: Record<Erased, number> = {
    orders: plan.stripped.length,
    deleted_orders: plan.deleted.length,
    deliveries: plan.deliveries.length,
    cards: plan.cards.length,
    messages: plan.messages.length,
    quotes: plan.bulkOrders.length,
    companies: plan.companies.length,
    lists: plan.rosterRows.length,
    newsletter: plan.subscribers.length,
    pages: asked.length,
    contacts: plan.contacts.length,
    notifications: plan.notifications.length,
  };
  const stays: Record<Kept, number> = {
    under_way: plan.underWay.length,
    under_way_pages: plan.keptPages.length,
    under_way_lists: plan.keptRosterRows.length,
    notifications: plan.keptNotifications.length,
    amounts: plan.stripped.length,
    receipts: plan.keptReceipts.length,
    pages: plan.pages.length - asked.length,
  };
  const counted = <Kind extends string>(counts: Record<Kind, number>) =>
    (Object.entries(counts) as [Kind, number][])
      .map(([kind, count]) => ({ kind, count }))
      .filter(({ count }) => count > 0);
  return { isPreview, goes: counted(goes), stays: counted(stays) };
}
