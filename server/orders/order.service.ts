import type { Database } from "#server/database/connect.ts";
import { notFound } from "#server/errors.ts";
import type { FileService } from "#server/files/file.service.ts";
import { historyStore } from "#server/history/history.store.ts";
import { orderNumber } from "#shared/ids.ts";
import type { OrderStatus } from "#shared/orders/order-status.ts";
import type { Reservation } from "#shared/orders/order.ts";
import type { User } from "#shared/session/session.ts";

import { orderStore, type OrderWithAddons } from "./order.store.ts";
import { placeOrder, type OrderSubmission } from "./place-order.ts";

export function orderService(database: Database, files: FileService) {
  const store = orderStore(database.db);

  async function find(id: string): Promise<OrderWithAddons> {
    const order = await store.find(id);
    if (!order) throw notFound("Order");
    return order;
  }

  return {
    find,
    list: store.list,
    place: (submission: OrderSubmission) => placeOrder(database, files, submission),

    /** An id and number for an order that is being filled in; they never expire. */
    async reserve(): Promise<Reservation> {
      const id = await store.reserveId();
      return { _id: id, id, orderNumber: orderNumber(id) };
    },

    /** Any status may follow any other. Setting the same again changes nothing. */
    async setStatus(id: string, status: OrderStatus, by: User): Promise<OrderWithAddons> {
      await database.transaction(async (trx) => {
        const order = await orderStore(trx).findForUpdate(id);
        if (!order) throw notFound("Order");
        if (order.status === status) return;
        await orderStore(trx).setStatus(id, status);
        await historyStore(trx).record({
          userId: by.id,
          entity: "order",
          entityId: id,
          action: "update",
          changes: { status: { from: order.status, to: status } },
        });
      });
      return find(id);
    },

    async remove(id: string, by: User): Promise<void> {
      await database.transaction(async (trx) => {
        if (!(await orderStore(trx).findForUpdate(id))) throw notFound("Order");
        await orderStore(trx).markDeleted(id);
        await historyStore(trx).record({
          userId: by.id,
          entity: "order",
          entityId: id,
          action: "delete",
          changes: {},
        });
      });
    },
  };
}
export type OrderService = ReturnType<typeof orderService>;
