import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import { bulkOrderCounts, bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { messageCounts, messages } from "#server/features/messages/message.table.ts";
import { orderCounts, orders } from "#server/features/orders/order.table.ts";
import { subscriberCounts, subscribers } from "#server/features/subscribers/subscriber.table.ts";
import type { CountsTable } from "#server/platform/database/lists/counts-table.ts";

interface CustomerDeed {
  table: PgTable & { id: AnyPgColumn; createdAt: AnyPgColumn; deletedAt: AnyPgColumn };
  counts: CountsTable;
  name: SQL;
  email: AnyPgColumn;
}

/**
 * What customers make, which is read from the records themselves: nothing more is written when an order is
 * placed. What is in the bin is told by its deletion.
 */
export const CUSTOMER_DEEDS = {
  order: {
    table: orders,
    counts: orderCounts,
    name: sql`(${orders.firstName} || ' ' || ${orders.lastName})`,
    email: orders.email,
  },
  message: {
    table: messages,
    counts: messageCounts,
    name: sql`${messages.fullName}`,
    email: messages.email,
  },
  "bulk-order": {
    table: bulkOrders,
    counts: bulkOrderCounts,
    name: sql`${bulkOrders.contactPerson}`,
    email: bulkOrders.email,
  },
  subscriber: {
    table: subscribers,
    counts: subscriberCounts,
    name: sql`''`,
    email: subscribers.email,
  },
} satisfies Record<string, CustomerDeed>;
export type CustomerEntity = keyof typeof CUSTOMER_DEEDS;
export const CUSTOMER_ENTITIES = Object.keys(CUSTOMER_DEEDS) as CustomerEntity[];
export const isOfCustomer = (entity: string): entity is CustomerEntity =>
  (CUSTOMER_ENTITIES as string[]).includes(entity);
