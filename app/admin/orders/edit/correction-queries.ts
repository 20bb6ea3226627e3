import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import { getProduct } from "#shared/catalog/get-product-call.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import { changeOrder } from "#shared/orders/order-calls.ts";
import type { OrderCorrection } from "#shared/orders/order-change.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import type { Edit } from "../../resource/edited-form.ts";
import { sayUnlessShown } from "../../resource/failures.ts";
import { refreshOrders, showOrder } from "../order-cache.ts";
import { cardsToCorrect, withoutPictures } from "./card-pictures.ts";

/** The order as it would stand; asked of the server, which alone knows what things cost. */
export function previewQuery(id: string, correction: OrderCorrection | undefined) {
  return queryOptions({
    queryKey: ["order-preview", id, correction],
    queryFn: async () => {
      const body = { ...correction!, cards: withoutPictures(correction!.cards) };
      const sent = { params: { id }, query: { dryRun: "true" as const }, body };
      return (await api(changeOrder, sent)).data.data;
    },
    enabled: correction !== undefined,
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
}

export function useCorrectOrder(id: string) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ item, checked, pictures }: Edit<StaffOrder, OrderCorrection>) => {
      const { cards, cardLogos } = cardsToCorrect(checked.cards, pictures);
      const answer = await api(changeOrder, {
        params: { id },
        headers: { "if-match": item.updatedAt },
        body: { ...checked, cards, ...(checked.addons.length === 0 && { noAddons: true }) },
        files: { companyLogo: pictures["companyLogo"] ?? null, cardLogos },
      });
      return answer.data.data;
    },
    onSuccess(order) {
      showOrder(cache, order);
      toast.success(m.panel_orders_updated());
    },
    onError: (error) => sayUnlessShown(error, m.panel_update_failed(), m.panel_save_failed()),
    onSettled: () => void refreshOrders(cache),
  });
}

/** The colours in which the product is offered today. */
export function designsQuery(product: string) {
  return queryOptions({
    queryKey: ["resource", "order-designs", product],
    queryFn: async () => (await api(getProduct, { params: { id: product } })).data.data.cardDesigns,
  });
}

const ALL = { page: "1", limit: "1000" };

export const countriesQuery = queryOptions({
  queryKey: ["resource", "order-countries"],
  queryFn: async () => (await api(countryCalls.list, { query: ALL })).data.data,
});

/** A country's cities with their fees, those too that visitors don't see. */
export function citiesQuery(country: string) {
  return queryOptions({
    queryKey: ["resource", "order-cities", country],
    queryFn: async () => (await api(cityCalls.list, { query: { ...ALL, country } })).data.data,
    enabled: country !== "",
  });
}

export const addonsQuery = queryOptions({
  queryKey: ["resource", "order-addons"],
  queryFn: async () => (await api(addonCalls.list, { query: ALL })).data.data,
});
