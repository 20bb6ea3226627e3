import { and, eq, isNull, sql, type SQL } from "drizzle-orm";

import { orders } from "#server/features/orders/order.table.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { discounts } from "./discount.table.ts";

export type DiscountRow = typeof discounts.$inferSelect;

/** What of a discount an order is priced by, in SQL: how often it was used is counted otherwise. */
export const discountVersion = (code: SQL) => sql`coalesce((
  select (to_jsonb(${discounts}) - 'used_count')::text from ${discounts}
  where ${discounts.code} = ${code} and ${discounts.deletedAt} is null), '')`;

export function discountStore(db: Db) {
  return {
    /** @param code in the form of `asDiscountCode` */
    async find(code: string): Promise<DiscountRow | undefined> {
      const rows = await db
        .select()
        .from(discounts)
        .where(and(eq(discounts.code, code), isNull(discounts.deletedAt)));
      return rows[0];
    },

    /** How many orders with this e-mail address have it. */
    async usesBy(email: string, { id }: DiscountRow): Promise<number> {
      return db.$count(
        orders,
        sql`${orders.discountId} = ${id} and lower(${orders.email}) = lower(${email})
          and order_stands(${orders.status}, ${orders.deletedAt})`,
      );
    },
  };
}
