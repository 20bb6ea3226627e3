import { queryOptions } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { getPacking } from "#shared/packing/packing-calls.ts";

/** The cards of an order as they are packed. */
export function packingQuery(orderId: string) {
  return queryOptions({
    queryKey: ["orders", "packing", orderId],
    queryFn: async () => (await api(getPacking, { params: { id: orderId } })).data.data,
  });
}
