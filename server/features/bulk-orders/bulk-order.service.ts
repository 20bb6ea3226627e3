import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { transactionOrDryRun } from "#server/platform/database/dry-run.ts";
import { readCsvRows } from "#server/platform/database/lists/csv-rows.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { BulkOrderChange, BulkOrderForm } from "#shared/bulk-orders/bulk-order-form.ts";
import type { BulkOrderQuery } from "#shared/bulk-orders/bulk-order.ts";
import { filsFromJod } from "#shared/money.ts";
import type { User } from "#shared/session/session.ts";

import { BULK_ORDER_CSV, bulkOrderStore, type BulkOrderRow } from "./bulk-order.store.ts";
import { bulkOrders } from "./bulk-order.table.ts";

const ENTITY = "bulk-order";

export function bulkOrderService(database: Database, notifications: Notifications) {
  const store = bulkOrderStore(database.db);
  const writes = staffWrites(database, bulkOrders, ENTITY);
  return {
    list: store.list,
    readCsv: (query: BulkOrderQuery) => readCsvRows(database, BULK_ORDER_CSV, query),

    async find(id: string): Promise<BulkOrderRow> {
      const row = await store.find(id);
      if (!row) throw notFound(ENTITY);
      return row;
    },

    /** Stores a request and notifies staff; once, if the same request is sent twice. */
    receive: (
      { companyInfo, orderDetails: { employeeCount, message } }: BulkOrderForm,
      { isDryRun }: { isDryRun: boolean },
    ) =>
      transactionOrDryRun(database, { isDryRun }, async (trx) => {
        const received = bulkOrderStore(trx);
        const row = await received.add({ ...companyInfo, employeeCount, message: message ?? "" });
        if (!(await received.isRepeated(row))) {
          await notifications.sendToStaff(trx, "bulk-order-notice", { bulkOrderId: row.id });
        }
        return row;
      }),

    change: (id: string, change: BulkOrderChange, by: User, version?: string) =>
      writes.update(id, columnsOf(change), by, { version }),

    remove: (id: string, by: User) => writes.remove(id, by),
  };
}
export type BulkOrderService = ReturnType<typeof bulkOrderService>;

/** The columns that a change names; those that it doesn't name are undefined and not changed. */
function columnsOf(change: BulkOrderChange): Partial<typeof bulkOrders.$inferInsert> {
  const { companyInfo, orderDetails, customPricing, customerResponse } = change;
  const price = customPricing?.price;
  return {
    status: change.status,
    ...companyInfo,
    employeeCount: orderDetails?.employeeCount ?? undefined,
    message: emptied(orderDetails?.message),
    hasCustomPrice: customPricing?.isCustom,
    customPriceFils: price == null ? price : filsFromJod(price),
    isApprovedByCustomer: customerResponse?.approved,
    estimatedDelivery: emptied(change.estimatedDelivery),
  };
}

/** A cleared text becomes '', whether it was sent as '' or as null. */
function emptied(text: string | null | undefined): string | undefined {
  return text === null ? "" : text;
}
