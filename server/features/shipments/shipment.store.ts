import { desc, eq, inArray } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import { parcelShipments } from "./parcel-shipment.table.ts";
import { shipments } from "./shipment.table.ts";

export type ShipmentRow = typeof shipments.$inferSelect;
export type ParcelRow = typeof parcelShipments.$inferSelect;

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

    ofOrders: (orderIds: readonly string[]): Promise<ShipmentRow[]> =>
      db
        .select()
        .from(shipments)
        .where(inArray(shipments.orderId, [...orderIds])),

    /** Those of the parcels for offices. */
    ofParcels: (orderIds: readonly string[]): Promise<ParcelRow[]> =>
      db
        .select()
        .from(parcelShipments)
        .where(inArray(parcelShipments.orderId, [...orderIds])),

    async setParcel(shipment: typeof parcelShipments.$inferInsert): Promise<void> {
      const { orderId: _, officeId: _office, ...set } = { ...shipment, updatedAt: new Date() };
      await db
        .insert(parcelShipments)
        .values(shipment)
        .onConflictDoUpdate({ target: [parcelShipments.orderId, parcelShipments.officeId], set });
    },

    /** For an order that is made again: of all its parcels. @returns what was removed of its own */
    async remove(orderId: string): Promise<ShipmentRow | undefined> {
      await db.delete(parcelShipments).where(eq(parcelShipments.orderId, orderId));
      const [row] = await db.delete(shipments).where(eq(shipments.orderId, orderId)).returning();
      return row;
    },
  };
}
