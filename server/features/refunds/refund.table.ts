import { index, pgTable, text } from "drizzle-orm/pg-core";

import { orders } from "#server/features/orders/order.table.ts";
import { fils, id, moment, picture } from "#server/platform/database/columns.ts";
import { REFUND_METHODS } from "#shared/refunds/refund.ts";

/** Money that was given back to an order's customer. */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    amountFils: fils().notNull(),
    method: text({ enum: REFUND_METHODS }).notNull(),
    reason: text().notNull(),
    /** The picture that proves it; '' for none. */
    receipt: picture().notNull().default(""),
    userId: text().notNull(),
    /** The account may be deleted later. */
    userName: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index("refunds_order").on(table.orderId, table.createdAt)],
);
