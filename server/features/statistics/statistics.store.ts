import { and, eq, isNull } from "drizzle-orm";

import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { products } from "#server/features/catalog/product.table.ts";
import { messages } from "#server/features/messages/message.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { subscribers } from "#server/features/subscribers/subscriber.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { Statistics } from "#shared/statistics/statistics.ts";

export function statisticsStore(db: Db) {
  const countProducts = async () => ({
    total: await db.$count(products, isNull(products.deletedAt)),
  });

  return {
    /** What anybody may know. */
    async forVisitors(): Promise<Statistics> {
      return { products: await countProducts() };
    },

    async forStaff(): Promise<Statistics> {
      const [productCount, total, pending, unread, quotes, subscribed] = await Promise.all([
        countProducts(),
        db.$count(orders, isNull(orders.deletedAt)),
        db.$count(orders, and(isNull(orders.deletedAt), eq(orders.status, "pending"))),
        db.$count(messages, and(isNull(messages.deletedAt), eq(messages.status, "New"))),
        db.$count(bulkOrders, and(isNull(bulkOrders.deletedAt), eq(bulkOrders.status, "pending"))),
        db.$count(subscribers, isNull(subscribers.deletedAt)),
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
