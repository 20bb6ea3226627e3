import { and, asc, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { orderStore, type OrderWithAddons } from "#server/features/orders/order.store.ts";
import { orders } from "#server/features/orders/order.table.ts";
import type { Db } from "#server/platform/database/connect.ts";

/** The orders of companies, as their people need them. */
export function companyOrderStore(db: Db) {
  const standing = (companyId: string) =>
    and(eq(orders.companyId, companyId), isNull(orders.deletedAt), ne(orders.status, "cancelled"));
  const waits = sql`exists (
    select from jsonb_array_elements(${orders.furtherCards}) as card
    where card->>'nameOnCard' = '' and not card ? 'isErased')`;

  return {
    /** Those with cards that nobody is named for, the oldest first. */
    async waiting(companyId: string, { isLocked = false } = {}): Promise<OrderWithAddons[]> {
      const found = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(standing(companyId), eq(orders.isOfCompany, true), waits))
        .orderBy(asc(orders.createdAt));
      const store = orderStore(db);
      const all: OrderWithAddons[] = [];
      for (const { id } of found) {
        const order = await (isLocked ? store.findForUpdate(id) : store.find(id));
        if (order) all.push(order);
      }
      return all;
    },

    /** By which another is made. */
    async latest(companyId: string): Promise<OrderWithAddons | undefined> {
      const [row] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(standing(companyId), eq(orders.isOfCompany, true)))
        .orderBy(desc(orders.createdAt))
        .limit(1);
      return row && orderStore(db).find(row.id);
    },

    /** How many cards it has ordered. */
    async countCards(companyId: string): Promise<number> {
      const [row] = await db
        .select({ n: sql<number>`coalesce(sum(cards_of_order(${orders})), 0)::int` })
        .from(orders)
        .where(standing(companyId));
      return row!.n;
    },

    async card(id: string) {
      const [row] = await db
        .select({ state: cards.state })
        .from(cards)
        .where(inArray(cards.id, [id]));
      return row;
    },
  };
}
