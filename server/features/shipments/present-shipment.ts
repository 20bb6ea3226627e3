import { companyOfficeStore } from "#server/features/companies/company-office.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";
import type { Tracking } from "#shared/shipments/shipment.ts";

import { shipmentStore } from "./shipment.store.ts";

export const trackingOf = ({ courier, trackingNumber, url }: Tracking): Tracking => ({
  courier,
  trackingNumber,
  url,
});

/** From then on the customer is told of it. */
const ON_ITS_WAY: readonly KnownOrderStatus[] = ["shipped", "delivered", "completed"];

/** What a company sees of the parcels of its orders, by the order: '' for the one to the order's address. */
export async function trackedParcels(
  db: Db,
  companyId: string,
  orders: readonly { id: string; status: KnownOrderStatus }[],
): Promise<Map<string, { office: string; tracking: Tracking }[]>> {
  const ids = orders.filter(({ status }) => ON_ITS_WAY.includes(status)).map(({ id }) => id);
  const store = shipmentStore(db);
  const own = await store.ofOrders(ids);
  const toOffices = await store.ofParcels(ids);
  const offices = await companyOfficeStore(db).list(companyId);
  const sent = [
    ...own.map((row) => ({ ...row, office: "" })),
    ...offices.flatMap(({ _id, name }) =>
      toOffices.filter(({ officeId }) => officeId === _id).map((row) => ({ ...row, office: name })),
    ),
  ];
  const byOrder = Map.groupBy(sent, ({ orderId }) => orderId);
  return new Map(
    [...byOrder].map(([id, rows]) => [
      id,
      rows.map((row) => ({ office: row.office, tracking: trackingOf(row) })),
    ]),
  );
}

/** What an order's customer sees of its shipment: nothing before the order is on its way. */
export async function trackingOfOrder(
  db: Db,
  { id, status }: { id: string; status: KnownOrderStatus },
): Promise<Tracking | null> {
  const row = ON_ITS_WAY.includes(status) ? await shipmentStore(db).of(id) : undefined;
  return row ? trackingOf(row) : null;
}
