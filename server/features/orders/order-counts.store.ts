import { and, eq, not, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { Db } from "#server/platform/database/connect.ts";
import { counted, countWhere } from "#server/platform/database/lists/counts-table.ts";
import { selectionOf } from "#server/platform/database/lists/selection.ts";
import type { OrderCountQuery, OrderCounts } from "#shared/orders/order-counts.ts";
import { KNOWN_ORDER_STATUSES, type KnownOrderStatus } from "#shared/orders/order-status.ts";

import { ORDER_LIST } from "./order-list.store.ts";
import { orderCounts, orders } from "./order.table.ts";

interface Group {
  status: KnownOrderStatus;
  toCheck: boolean;
  n: number;
}

const n = sql<number>`count(*)::int`;

/**
 * How many orders match, of each status and with a receipt to check. Without a search the counts tell
 * it; what is searched for is looked at, but for what a city's name finds.
 */
export async function countOrders(db: Db, query: OrderCountQuery): Promise<OrderCounts> {
  const viewer = { isStaff: true };
  const { filters, listed, search } = await selectionOf(db, orders, ORDER_LIST, query, viewer);
  const equal = filters.map(([column, value]) =>
    eq(counted(orderCounts, column as AnyPgColumn), value),
  );
  if (!search) return sum(await fromCounts(db, query, and(...equal)));
  const { inText, byWord } = search;
  const others = await fromRows(db, and(listed, inText, byWord && not(byWord.rows))!);
  const ofWord = byWord ? await fromCounts(db, query, and(...equal, byWord.counts)) : [];
  return sum([...others, ...ofWord]);
}

async function fromCounts(
  db: Db,
  { from, to }: OrderCountQuery,
  where: SQL | undefined,
): Promise<Group[]> {
  const { status, toCheck } = orderCounts;
  return db
    .select({ status, toCheck, n: sql<number>`sum(${orderCounts.n})::int` })
    .from(orderCounts)
    .where(countWhere(orderCounts, { from, to, where }))
    .groupBy(status, toCheck);
}

async function fromRows(db: Db, where: SQL): Promise<Group[]> {
  const { status, toCheck } = orders;
  return db.select({ status, toCheck, n }).from(orders).where(where).groupBy(status, toCheck);
}

function sum(groups: readonly Group[]): OrderCounts {
  const total = (of: readonly Group[]) => of.reduce((all, group) => all + group.n, 0);
  const byStatus = KNOWN_ORDER_STATUSES.map((status) => [
    status,
    total(groups.filter((group) => group.status === status)),
  ]);
  return {
    all: total(groups),
    toCheck: total(groups.filter(({ toCheck }) => toCheck)),
    byStatus: Object.fromEntries(byStatus) as OrderCounts["byStatus"],
  };
}
