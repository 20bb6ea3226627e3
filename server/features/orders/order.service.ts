import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { readExport } from "#server/platform/database/lists/exported-file.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { ExportFormat } from "#shared/http/csv-call.ts";
import { orderNumber } from "#shared/ids.ts";
import type { OrderChange } from "#shared/orders/order-change.ts";
import type { OrderCountQuery } from "#shared/orders/order-counts.ts";
import type { PaymentDecision } from "#shared/orders/order-payment.ts";
import type { OrderQuery } from "#shared/orders/order-query.ts";
import type { OrderStatuses } from "#shared/orders/order-statuses.ts";
import type { Reservation } from "#shared/orders/order.ts";
import type { StaffOrderForm } from "#shared/orders/staff-order-form.ts";
import type { User } from "#shared/session/session.ts";

import { CARD_CSV } from "./card-csv.store.ts";
import { changeOrder, decidePayment, type ChangeHow } from "./change-order.ts";
import { orderPlacing } from "./create-order.ts";
import { countOrders } from "./order-counts.store.ts";
import { ORDER_CSV } from "./order-csv.store.ts";
import { withdrawOrderFiles } from "./order-files.store.ts";
import { orderLinkStore } from "./order-link.store.ts";
import { addNote, deleteNote } from "./order-notes.ts";
import { readOrderRecord } from "./order-record.ts";
import { setOrderStatuses } from "./order-statuses.ts";
import { orderStore, type OrderWithAddons } from "./order.store.ts";
import { orders } from "./order.table.ts";
import { takeOrder } from "./take-order.ts";

interface OrderParts {
  database: Database;
  files: FileService;
  notifications: Notifications;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

export function orderService(parts: OrderParts) {
  const { database, files, notifications } = parts;
  const store = orderStore(database.db);
  const { reads } = database;
  const writes = staffWrites(database, orders, "order");

  const place = orderPlacing(database, files, notifications);

  async function find(id: string): Promise<OrderWithAddons> {
    const order = await store.find(id);
    if (!order) throw notFound("order");
    return order;
  }

  return {
    find,
    list: orderStore(reads.db).list,
    readExport: (query: OrderQuery, format: ExportFormat) =>
      readExport(reads, ORDER_CSV, query, format),
    readCardExport: (query: OrderQuery, format: ExportFormat) =>
      readExport(reads, CARD_CSV, query, format),
    place,
    take: (form: StaffOrderForm, taking: Parameters<typeof takeOrder>[3]) =>
      takeOrder(database, place, form, taking),

    /** An id and number for an order that is being filled in; they never expire. */
    async reserve(): Promise<Reservation> {
      const id = await store.reserveId();
      const pageToken = await orderLinkStore(database.db).add(id);
      return { _id: id, id, orderNumber: orderNumber(id), pageToken };
    },

    count: (query: OrderCountQuery) => countOrders(reads.db, query),

    change: (id: string, change: OrderChange, by: User, how: ChangeHow) =>
      changeOrder(parts, id, change, by, how),

    decidePayment: (
      id: string,
      decision: { paymentState: PaymentDecision; reason: string },
      by: User,
      version: string | undefined,
    ) => decidePayment(database, notifications, id, decision, by, version),

    setStatuses: (asked: OrderStatuses, how: { by: User; isDryRun: boolean }) =>
      setOrderStatuses(database, notifications, asked, how),

    record: async (id: string) => readOrderRecord(database.db, await find(id)),
    addNote: (id: string, text: string, by: User) => addNote(database, id, text, by),
    deleteNote: (id: string, note: string, by: User) => deleteNote(database, id, note, by),

    /** From its commit on, no link to the order or to its pictures works. */
    remove: (id: string, by: User) =>
      writes.remove(id, by, { more: (_row, trx) => withdrawOrderFiles(trx, id) }),
  };
}
export type OrderService = ReturnType<typeof orderService>;
