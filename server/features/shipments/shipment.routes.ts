import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { getShipment, setShipment } from "#shared/shipments/shipment-calls.ts";

import type { ShipmentService } from "./shipment.service.ts";

export function shipmentRoutes(shipments: ShipmentService) {
  const routes = newRoutes();
  handleCall(routes, getShipment, async ({ params }) => one(await shipments.read(params.id)));
  handleCall(routes, setShipment, async ({ params, body }, c) =>
    one(await shipments.set(params.id, body, staffOf(c))),
  );
  return routes;
}
