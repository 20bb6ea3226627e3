import { and, asc, count, desc, eq, inArray, isNull, max, sql } from "drizzle-orm";

import { orders } from "#server/features/orders/order.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListRules, Slice } from "#server/platform/database/lists/list-rules.ts";
import type { HandoverQuery } from "#shared/handovers/handover.ts";

import { handoverLines, handovers } from "./handover.table.ts";

export type HandoverRow = typeof handovers.$inferSelect;
type Line = typeof handoverLines.$inferSelect;

const handed = {
  id: orders.id,
  status: orders.status,
  paymentState: orders.paymentState,
  totalFils: orders.totalFils,
  depositFils: orders.depositFils,
  paidFils: orders.paidFils,
};

const sum = (fils: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${fils}), 0)::float8`;
const { cashFils, broughtFils, settledAt, reason } = handoverLines;
const isOpen = sql`${settledAt} is null`;
/** Nothing was to be collected after all: it was refused, or cancelled on its way. */
const isExcused = sql`(${broughtFils} = 0 and ${reason} <> '')`;

const HANDOVER_LIST: ListRules<HandoverQuery> = {
  // In the sequence of their numbers.
  sorts: { createdAt: handovers.number },
  unsorted: ["-createdAt"],
  filters: {},
  searched: [handovers.courier],
};

export function handoverStore(db: Db) {
  const openLines = (ids: readonly string[]) =>
    db
      .select({ orderId: handoverLines.orderId, number: handovers.number })
      .from(handoverLines)
      .innerJoin(handovers, eq(handovers.id, handoverLines.handoverId))
      .where(and(inArray(handoverLines.orderId, [...ids]), isNull(settledAt)));

  return {
    /** A page of the sheets that match, and how many do. */
    page: (query: HandoverQuery, slice: Slice) =>
      listRows(db, handovers, HANDOVER_LIST, query, { isStaff: true }, slice),

    async find(id: string): Promise<HandoverRow | undefined> {
      const [row] = await db.select().from(handovers).where(eq(handovers.id, id));
      return row;
    },

    /** The last sheet that an order was put on. */
    async lastOf(orderId: string): Promise<HandoverRow | undefined> {
      const [row] = await db
        .select({ sheet: handovers })
        .from(handoverLines)
        .innerJoin(handovers, eq(handovers.id, handoverLines.handoverId))
        .where(eq(handoverLines.orderId, orderId))
        .orderBy(desc(handovers.number))
        .limit(1);
      return row?.sheet;
    },

    /** With the number behind the last one; to be called under a lock. */
    async add(sheet: Pick<HandoverRow, "courier" | "userId">): Promise<HandoverRow> {
      const [last] = await db.select({ number: max(handovers.number) }).from(handovers);
      const number = (last?.number ?? 0) + 1;
      const [row] = await db
        .insert(handovers)
        .values({ ...sheet, number })
        .returning();
      return row!;
    },

    /** In one sequence, and nobody else changes them until this transaction ends. */
    lockOrders: (ids: readonly string[]) =>
      db
        .select(handed)
        .from(orders)
        .where(and(inArray(orders.id, [...ids]), isNull(orders.deletedAt)))
        .orderBy(asc(orders.id))
        .for("no key update"),

    /** Of these orders those that are out, with the number of their sheet. */
    async open(ids: readonly string[]): Promise<Map<string, number>> {
      const rows = await openLines(ids);
      return new Map(rows.map(({ orderId, number }) => [orderId, number]));
    },

    addLines: (lines: readonly (typeof handoverLines.$inferInsert)[]) =>
      db.insert(handoverLines).values([...lines]),

    /** With what is known of each order; nothing of those that were deleted since. */
    lines: (handoverId: string) =>
      db
        .select({ line: handoverLines, order: orders })
        .from(handoverLines)
        .leftJoin(orders, and(eq(orders.id, handoverLines.orderId), isNull(orders.deletedAt)))
        .where(eq(handoverLines.handoverId, handoverId))
        .orderBy(asc(handoverLines.orderId)),

    async linesOf(handoverId: string, ids: readonly string[]): Promise<Map<string, Line>> {
      const rows = await db
        .select()
        .from(handoverLines)
        .where(
          and(eq(handoverLines.handoverId, handoverId), inArray(handoverLines.orderId, [...ids])),
        );
      return new Map(rows.map((line) => [line.orderId, line]));
    },

    remove: (id: string) => db.delete(handoverLines).where(eq(handoverLines.id, id)),

    settle: (
      id: string,
      settled: Pick<Line, "broughtFils" | "reason" | "settledAt" | "settledBy">,
    ) => db.update(handoverLines).set(settled).where(eq(handoverLines.id, id)),

    /** In fils. */
    sums: (ids: readonly string[]) =>
      db
        .select({
          handoverId: handoverLines.handoverId,
          orders: count(),
          open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
          expected: sum(sql`case when ${isExcused} then 0 else ${cashFils} end`),
          brought: sum(sql`${broughtFils}`),
          stillOut: sum(sql`case when ${isOpen} then ${cashFils} else 0 end`),
          // What one order brought too much does not hide what another lacks.
          missing: sum(
            sql`case when ${isOpen} or ${isExcused} then 0 else greatest(${cashFils} - ${broughtFils}, 0) end`,
          ),
        })
        .from(handoverLines)
        .where(inArray(handoverLines.handoverId, [...ids]))
        .groupBy(handoverLines.handoverId),
  };
}
export type SumsRow = Awaited<ReturnType<ReturnType<typeof handoverStore>["sums"]>>[number];
export type LineRow = Awaited<ReturnType<ReturnType<typeof handoverStore>["lines"]>>[number];
