import { eq, isNull } from "drizzle-orm";

import { bulkOrderCounts } from "#server/features/bulk-orders/bulk-order.table.ts";
import { products } from "#server/features/catalog/product.table.ts";
import { messageCounts } from "#server/features/messages/message.table.ts";
import { orderCounts } from "#server/features/orders/order.table.ts";
import { subscriberCounts } from "#server/features/subscribers/subscriber.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { countRows } from "#server/platform/database/lists/counts-table.ts";
import type { Statistics } from "#shared/statistics/statistics.ts";

/** @param reads the database for staff; what visitors see may be cached, and must not be a second old */
export function statisticsStore(db: Db, reads: Db) {
  const countProducts = async (from: Db) => ({
    total: await from.$count(products, isNull(products.deletedAt)),
  });

  return {
    /** The public part of the statistics. */
    async forVisitors(): Promise<Statistics> {
      return { products: await countProducts(db) };
    },

    async forStaff(): Promise<Statistics> {
      const [productCount, total, pending, unread, quotes, subscribed] = await Promise.all([
        countProducts(reads),
        countRows(reads, orderCounts),
        countRows(reads, orderCounts, { where: eq(orderCounts.status, "pending") }),
        countRows(reads, messageCounts, { where: eq(messageCounts.status, "New") }),
        countRows(reads, bulkOrderCounts, { where: eq(bulkOrderCounts.status, "pending") }),
        countRows(reads, subscriberCounts),
      ]);
      return {
        products: productCount,
        orders: { total, pending },
        messages: { new: unread },
        bulkOrders: { pending: quotes },
        subscribers: { total: subscribed },
      };
    },
  };
}
export type StatisticsStore = ReturnType<typeof statisticsStore>;
