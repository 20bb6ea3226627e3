import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { readCsvRows } from "#server/platform/database/lists/csv-rows.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { notFound } from "#server/platform/http-error.ts";
import { orderNumber } from "#shared/ids.ts";
import type { OrderQuery } from "#shared/orders/order-query.ts";
import type { OrderStatus } from "#shared/orders/order-status.ts";
import type { Reservation } from "#shared/orders/order.ts";
import type { User } from "#shared/session/session.ts";

import { createOrder, type OrderSubmission } from "./create-order.ts";
import { ORDER_CSV, orderStore, type OrderWithAddons } from "./order.store.ts";
import { orders } from "./order.table.ts";

export function orderService(database: Database, files: FileService, notifications: Notifications) {
  const store = orderStore(database.db);
  const writes = staffWrites(database, orders, "order");

  async function find(id: string): Promise<OrderWithAddons> {
    const order = await store.find(id);
    if (!order) throw notFound("order");
    return order;
  }

  return {
    find,
    list: store.list,
    readCsv: (query: OrderQuery) => readCsvRows(database, ORDER_CSV, query),
    place: (submission: OrderSubmission) => createOrder(database, files, notifications, submission),

    /** An id and number for an order that is being filled in; they never expire. */
    async reserve(): Promise<Reservation> {
      const id = await store.reserveId();
      return { _id: id, id, orderNumber: orderNumber(id) };
    },

    /** Any status may follow any other. Setting the same again changes nothing. */
    async setStatus(id: string, status: OrderStatus, by: User): Promise<OrderWithAddons> {
      await writes.update(id, { status }, by);
      return find(id);
    },

    remove: (id: string, by: User) => writes.remove(id, by),
  };
}
export type OrderService = ReturnType<typeof orderService>;
