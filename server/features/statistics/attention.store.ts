import { and, eq, isNull, like, lte, or, sql } from "drizzle-orm";

import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { stock } from "#server/features/catalog/product.table.ts";
import { messages } from "#server/features/messages/message.table.ts";
import { orderCounts } from "#server/features/orders/order.table.ts";
import { isOverdue } from "#server/features/replies/unanswered.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { countRows } from "#server/platform/database/lists/counts-table.ts";
import { jobCounts } from "#server/platform/jobs/job.table.ts";
import { UNANSWERED } from "#shared/replies/unanswered.ts";
import type { Attention } from "#shared/statistics/attention.ts";

const isNotification = or(like(jobCounts.kind, "email:%"), like(jobCounts.kind, "sms:%"));

export function attentionStore(db: Db) {
  return {
    async read(): Promise<Attention> {
      const [receiptsToCheck, newOrders, letters, quotes, lowColors, notifications] =
        await Promise.all([
          countRows(db, orderCounts, { where: eq(orderCounts.toCheck, true) }),
          countRows(db, orderCounts, { where: eq(orderCounts.status, "pending") }),
          db.$count(
            messages,
            and(isNull(messages.deletedAt), isOverdue(messages, UNANSWERED.messages)),
          ),
          db.$count(
            bulkOrders,
            and(isNull(bulkOrders.deletedAt), isOverdue(bulkOrders, UNANSWERED.bulkOrders)),
          ),
          db.$count(stock, lte(stock.leftCount, stock.lowMark)),
          countRows(db, jobCounts, { where: and(eq(jobCounts.status, "failed"), isNotification) }),
        ]);
      return {
        receiptsToCheck,
        newOrders,
        messages: letters,
        bulkOrders: quotes,
        lowColors,
        notifications,
      };
    },

    /** Whether an e-mail has left the shop: one of its own, or a test message. */
    async hasSentMail(): Promise<boolean> {
      const { rows } = await db.execute<{ has: boolean }>(
        sql`select exists (select from jobs where status = 'done' and kind like 'email:%')
          or exists (
            select from history_entries
            where entity = 'test-message' and changes->'result'->>'to' = 'sent'
          ) as has`,
      );
      return rows[0]!.has;
    },
  };
}
export type AttentionStore = ReturnType<typeof attentionStore>;
