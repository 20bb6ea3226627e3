import { and, asc, eq, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { MOST_CARDS } from "#shared/catalog/stock.ts";

import { cardDesigns, stock } from "./product.table.ts";

/** The stock of a product's colours as staff set it; orders count it by a trigger of the database. */
export function stockStore(db: Db, productId: string) {
  const ofProduct = eq(stock.productId, productId);
  const ofColor = (color: string) => and(ofProduct, eq(stock.color, sql`lower(${color})`));

  return {
    /** Nobody else counts it until this transaction ends. In the sequence in which orders lock it. */
    async lock(): Promise<void> {
      await db.select().from(stock).where(ofProduct).orderBy(asc(stock.color)).for("update");
    },

    /** @param seen how many were left when `left` was decided; what was taken since is taken off */
    async set(color: string, left: number, seen: number | undefined): Promise<void> {
      const counted =
        seen === undefined ? sql`${left}::int` : sql`${stock.leftCount} + ${left - seen}`;
      await db
        .insert(stock)
        .values({ productId, color: sql`lower(${color})`, leftCount: left })
        .onConflictDoUpdate({
          target: [stock.productId, stock.color],
          set: { leftCount: sql`least(greatest(${counted}, 0), ${MOST_CARDS}::int)` },
        });
    },

    async setLowMark(color: string, lowMark: number): Promise<void> {
      await db.update(stock).set({ lowMark }).where(ofColor(color));
    },

    async stopCounting(color: string): Promise<void> {
      await db.delete(stock).where(ofColor(color));
    },

    /** Forgets colours that the product does not come in any more. */
    async forgetOthers(): Promise<void> {
      const offered = db
        .select({ color: sql`lower(${cardDesigns.color})` })
        .from(cardDesigns)
        .where(eq(cardDesigns.productId, productId));
      await db.delete(stock).where(and(ofProduct, sql`${stock.color} not in ${offered}`));
    },
  };
}
