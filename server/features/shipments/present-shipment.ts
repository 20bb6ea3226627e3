import type { Db } from "#server/platform/database/connect.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";
import type { Tracking } from "#shared/shipments/shipment.ts";

import { shipmentStore, type ShipmentRow } from "./shipment.store.ts";

export const trackingOf = ({ courier, trackingNumber, url }: ShipmentRow): Tracking => ({
  courier,
  trackingNumber,
  url,
});

/** From then on the customer is told of it. */
const ON_ITS_WAY: readonly KnownOrderStatus[] = ["shipped", "delivered", "completed"];

/** What an order's customer sees of its shipment: nothing before the order is on its way. */
export async function trackingOfOrder(
  db: Db,
  { id, status }: { id: string; status: KnownOrderStatus },
): Promise<Tracking | null> {
  const row = ON_ITS_WAY.includes(status) ? await shipmentStore(db).of(id) : undefined;
  return row ? trackingOf(row) : null;
}
