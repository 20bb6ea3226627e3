import { desc, eq } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import { shipments } from "./shipment.table.ts";

export type ShipmentRow = typeof shipments.$inferSelect;

/** The couriers of so many shipments are looked through for the last ones. */
const LATEST = 200;
const COURIERS = 8;

export function shipmentStore(db: Db) {
  return {
    async of(orderId: string): Promise<ShipmentRow | undefined> {
      const [row] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
      return row;
    },

    /** The last ones that the shop sent with, the latest first. */
    async couriers(): Promise<string[]> {
      const rows = await db
        .select({ courier: shipments.courier })
        .from(shipments)
        .orderBy(desc(shipments.updatedAt))
        .limit(LATEST);
      return [...new Set(rows.map(({ courier }) => courier))].slice(0, COURIERS);
    },

    async set(shipment: typeof shipments.$inferInsert): Promise<ShipmentRow> {
      const { orderId: _, ...set } = { ...shipment, updatedAt: new Date() };
      const [row] = await db
        .insert(shipments)
        .values(shipment)
        .onConflictDoUpdate({ target: shipments.orderId, set })
        .returning();
      return row!;
    },

    /** For an order that is made again. @returns what was removed */
    async remove(orderId: string): Promise<ShipmentRow | undefined> {
      const [row] = await db.delete(shipments).where(eq(shipments.orderId, orderId)).returning();
      return row;
    },
  };
}
