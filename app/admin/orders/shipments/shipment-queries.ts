import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { getShipment, setShipment } from "#shared/shipments/shipment-calls.ts";
import type { shipmentRequestSchema } from "#shared/shipments/shipment.ts";

import { sayUnlessShown } from "../../resource/failures.ts";
import { refreshOrders } from "../order-cache.ts";

/** With which courier an order is on its way. */
export function shipmentQuery(orderId: string) {
  return queryOptions({
    queryKey: ["orders", "shipment", orderId],
    queryFn: async () => (await api(getShipment, { params: { id: orderId } })).data.data,
  });
}

export function useSetShipment(
  orderId: string,
  { onDone, onRefused }: { onDone: () => void; onRefused: (error: Error) => void },
) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: z.input<typeof shipmentRequestSchema>) =>
      api(setShipment, { params: { id: orderId }, body }),
    onSuccess({ data: { data: saved } }) {
      cache.setQueryData(shipmentQuery(orderId).queryKey, saved);
      toast.success(m.panel_courier_saved());
      onDone();
    },
    onError(error) {
      onRefused(error);
      sayUnlessShown(error, m.panel_error(), m.panel_courier_save_failed());
    },
    onSettled: () => void refreshOrders(cache),
  });
}
