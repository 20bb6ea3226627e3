import { and, asc, eq, isNull, ne } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import type { OrderRow } from "./order.store.ts";
import { orders } from "./order.table.ts";

const MOST = 20;

export type SameReceiptRow = Pick<OrderRow, "id" | "firstName" | "lastName" | "createdAt">;

/** Other orders that came with the same picture as their receipt, the oldest first. */
export async function ordersWithReceipt(
  db: Db,
  { id, receiptHash }: Pick<OrderRow, "id" | "receiptHash">,
): Promise<SameReceiptRow[]> {
  if (receiptHash === "") return [];
  const { firstName, lastName, createdAt } = orders;
  return db
    .select({ id: orders.id, firstName, lastName, createdAt })
    .from(orders)
    .where(
      and(
        eq(orders.receiptHash, receiptHash),
        // Says to the planner what the index says of itself.
        ne(orders.receiptHash, ""),
        ne(orders.id, id),
        isNull(orders.deletedAt),
      ),
    )
    .orderBy(asc(createdAt), asc(orders.id))
    .limit(MOST);
}
