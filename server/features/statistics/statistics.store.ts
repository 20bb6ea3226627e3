import { eq, isNull } from "drizzle-orm";

import { bulkOrderCounts } from "#server/features/bulk-orders/bulk-order.table.ts";
import { products } from "#server/features/catalog/product.table.ts";
import { messageCounts } from "#server/features/messages/message.table.ts";
import { orderCounts } from "#server/features/orders/order.table.ts";
import { subscriberCounts } from "#server/features/subscribers/subscriber.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { countRows } from "#server/platform/database/lists/counts-table.ts";
import type { Statistics } from "#shared/statistics/statistics.ts";

export function statisticsStore(db: Db) {
  const countProducts = async () => ({
    total: await db.$count(products, isNull(products.deletedAt)),
  });

  return {
    /** The public part of the statistics. */
    async forVisitors(): Promise<Statistics> {
      return { products: await countProducts() };
    },

    async forStaff(): Promise<Statistics> {
      const [productCount, total, pending, unread, quotes, subscribed] = await Promise.all([
        countProducts(),
        countRows(db, orderCounts),
        countRows(db, orderCounts, { where: eq(orderCounts.status, "pending") }),
        countRows(db, messageCounts, { where: eq(messageCounts.status, "New") }),
        countRows(db, bulkOrderCounts, { where: eq(bulkOrderCounts.status, "pending") }),
        countRows(db, subscriberCounts),
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
