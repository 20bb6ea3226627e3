import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { companyOffices } from "#server/features/companies/company-office.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { timestamps } from "#server/platform/database/columns.ts";

/**
 * With which courier the parcel for an office of the order's company is on its way. The parcel for the order's own
 * address is the order's shipment.
 */
export const parcelShipments = pgTable(
  "parcel_shipments",
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    officeId: text()
      .notNull()
      .references(() => companyOffices.id, { onDelete: "cascade" }),
    courier: text().notNull(),
    trackingNumber: text().notNull(),
    /** Where the courier shows how far it is; '' for none. */
    url: text().notNull().default(""),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.orderId, table.officeId] })],
);
