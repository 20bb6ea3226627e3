import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Letter, ReplyService } from "#server/features/replies/reply.service.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { transactionOrDryRun } from "#server/platform/database/dry-run.ts";
import { readExport } from "#server/platform/database/lists/exported-file.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { BulkOrderChange, BulkOrderForm } from "#shared/bulk-orders/bulk-order-form.ts";
import type { BulkOrderQuery } from "#shared/bulk-orders/bulk-order.ts";
import { pricePerCard, totalPrice } from "#shared/bulk-orders/bulk-price.ts";
import type { ExportFormat } from "#shared/http/csv-call.ts";
import { orderNumber } from "#shared/ids.ts";
import { filsFromJod } from "#shared/money.ts";
import type { ReplyForm } from "#shared/replies/reply.ts";
import type { User } from "#shared/session/session.ts";

import { bulkOrderNotice, bulkOrderReceived } from "./bulk-order-notifications.ts";
import { BULK_ORDER_CSV, bulkOrderStore, type BulkOrderRow } from "./bulk-order.store.ts";
import { bulkOrders } from "./bulk-order.table.ts";
import { companyBoard } from "./company-board.store.ts";
import { presentBulkOrder } from "./present-bulk-order.ts";

const ENTITY = "bulk-order";

export function bulkOrderService(
  database: Database,
  notifications: Notifications,
  replies: ReplyService,
) {
  const store = bulkOrderStore(database.db);
  const { list, counts } = bulkOrderStore(database.reads.db);
  const writes = staffWrites(database, bulkOrders, ENTITY);

  async function find(id: string): Promise<BulkOrderRow> {
    const row = await store.find(id);
    if (!row) throw notFound(ENTITY);
    return row;
  }

  return {
    list,
    counts,
    /** With the orders of companies, in columns by how far they are. */
    board: () => companyBoard(database.reads.db),
    readExport: (query: BulkOrderQuery, format: ExportFormat) =>
      readExport(database.reads, BULK_ORDER_CSV, query, format),

    find,

    /** Stores a request and notifies staff. The same request, sent again at once, is the first one. */
    receive: (
      { companyInfo, orderDetails: { employeeCount, message }, language }: BulkOrderForm,
      { isDryRun }: { isDryRun: boolean },
    ) =>
      transactionOrDryRun(database, { isDryRun }, async (trx) => {
        const received = bulkOrderStore(trx);
        const request = { ...companyInfo, employeeCount, message: message ?? "" };
        const first = await received.findRepeated(request);
        if (first) return first;
        const row = await received.add({ ...request, language: language ?? null });
        const about = { bulkOrderId: row.id };
        await notifications.sendToStaff(trx, bulkOrderNotice, about);
        await notifications.acknowledge(trx, bulkOrderReceived, about, row.email);
        return row;
      }),

    change: (id: string, change: BulkOrderChange, by: User, version?: string) =>
      writes.update(id, columnsOf(change), by, { version }),

    remove: (id: string, by: User) => writes.remove(id, by),

    replies: async (id: string) => {
      await find(id);
      return replies.list({ about: ENTITY, aboutId: id });
    },
    replyDrafts: async (id: string) => replies.drafts(letterOf(await find(id))),

    /** Answers it by e-mail. That a quote was made, or agreed to, is for staff to say: a reply may be a question. */
    async reply(id: string, form: ReplyForm, by: User) {
      const { reply, isNew } = await replies.answer(writes, id, form, by, {
        letterOf,
        columns: (row) => ({
          status: row.status === "pending" ? "reviewing" : row.status,
          repliedAt: row.repliedAt ?? new Date(),
        }),
      });
      return { reply: await replies.one(reply), isNew };
    },
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

/** What an answer has to know of a bulk order. */
function letterOf(row: BulkOrderRow): Letter {
  const bulkOrder = presentBulkOrder(row);
  return {
    about: ENTITY,
    aboutId: row.id,
    email: row.email,
    phone: row.phone,
    name: row.contactPerson,
    regarding: {
      kind: ENTITY,
      number: orderNumber(row.id),
      company: row.companyName,
      employees: row.employeeCount,
    },
    text: row.message,
    writtenAt: row.createdAt,
    pageLanguage: row.language,
    quote: { price: pricePerCard(bulkOrder), total: totalPrice(bulkOrder) },
  };
}
