import type { OrderHistoryFields } from "#server/features/orders/order-history.ts";
import type { Tracking } from "#shared/shipments/shipment.ts";

const NONE: Tracking = { courier: "", trackingNumber: "", url: "" };

/** A shipment as the order's history tells it; of none nothing. */
export function toldShipment(shipment: Tracking | undefined): OrderHistoryFields {
  const { courier, trackingNumber, url } = shipment ?? NONE;
  return { courier, trackingNumber, trackingUrl: url };
}
