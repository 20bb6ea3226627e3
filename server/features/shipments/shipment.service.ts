import { isDeepStrictEqual } from "node:util";

import { companyOfficeStore } from "#server/features/companies/company-office.store.ts";
import { handoverStore } from "#server/features/handovers/handover.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { recordOrderChange } from "#server/features/orders/order-history.ts";
import { orderNews } from "#server/features/orders/order-news.ts";
import { orderStore, type OrderRow } from "#server/features/orders/order.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { fieldError, HttpError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { User } from "#shared/session/session.ts";
import type { OrderShipment, ShipmentRequest, Tracking } from "#shared/shipments/shipment.ts";

import { trackingOf } from "./present-shipment.ts";
import { shipmentStore } from "./shipment.store.ts";
import { toldShipment } from "./told-shipment.ts";

export function shipmentService(database: Database, notifications: Notifications) {
  async function present(db: Db, orderId: string): Promise<OrderShipment> {
    const store = shipmentStore(db);
    const row = await store.of(orderId);
    const couriers = await store.couriers();
    const sheet = await handoverStore(db).lastOf(orderId);
    const shipment = row && { ...trackingOf(row), updatedAt: row.updatedAt.toISOString() };
    return {
      shipment: shipment ?? null,
      handover: sheet
        ? {
            _id: sheet.id,
            number: sheet.number,
            courier: sheet.courier,
            createdAt: sheet.createdAt.toISOString(),
          }
        : null,
      couriers,
    };
  }

  async function setOwn(trx: Db, { id: orderId }: OrderRow, given: Tracking, by: User) {
    const store = shipmentStore(trx);
    const before = await store.of(orderId);
    await store.set({ orderId, ...given });
    await recordOrderChange(trx, by, orderId, toldShipment(before), toldShipment(given));
  }

  /** Of the parcel for an office of the order's company. */
  async function setParcel(
    trx: Db,
    { id: orderId, companyId }: OrderRow,
    { office: officeId, ...given }: Tracking & { office: string },
    by: User,
  ) {
    const offices = companyId === null ? [] : await companyOfficeStore(trx).list(companyId);
    const office = offices.find(({ _id }) => _id === officeId);
    if (!office) throw fieldError("office", apiMessage("not_found", { entity: "record" }));
    const store = shipmentStore(trx);
    const sent = await store.ofParcels([orderId]);
    const before = sent.find((parcel) => parcel.officeId === officeId);
    await store.setParcel({ orderId, officeId, ...given });
    const isSame = before && isDeepStrictEqual(trackingOf(before), trackingOf(given));
    if (isSame) return;
    const told = { ...toldShipment(given), parcelOffice: office.name };
    await recordOrderChange(trx, by, orderId, toldShipment(before), told);
  }

  return {
    async read(orderId: string): Promise<OrderShipment> {
      if (!(await orderStore(database.db).find(orderId))) throw notFound("order");
      return present(database.db, orderId);
    },

    /** On record in the order's history. A customer who cancels meanwhile keeps their order cancelled. */
    set: (orderId: string, asked: ShipmentRequest, by: User): Promise<OrderShipment> =>
      database.transaction(async (trx) => {
        const order = await orderStore(trx).findForUpdate(orderId);
        if (!order) throw notFound("order");
        if (order.status === "cancelled")
          throw new HttpError(400, apiMessage("proof_of_cancelled"));
        const { isShipped, tellsAgain, office, ...given } = asked;
        await (office === undefined
          ? setOwn(trx, order, given, by)
          : setParcel(trx, order, { ...given, office }, by));
        const news = orderNews(trx, notifications);
        const isMade = order.status === "pending" || order.status === "processing";
        if (isShipped && isMade) {
          const changed = await orderStore(trx).change(orderId, { status: "shipped" });
          await recordOrderChange(trx, by, orderId, order, { status: "shipped" });
          await news.statusSet([changed], "shipped");
        } else if (tellsAgain && order.status === "shipped") {
          await news.shippedAgain(order);
        }
        return present(trx, orderId);
      }),
  };
}
export type ShipmentService = ReturnType<typeof shipmentService>;
