import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { api } from "#app/api/panel-api.ts";
import { pictureFile } from "#app/api/picture-file.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { getOrder } from "#shared/orders/order-calls.ts";
import { takeOrder } from "#shared/orders/order-staff-calls.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import type { Edit } from "../../resource/edited-form.ts";
import { sayUnlessShown } from "../../resource/failures.ts";
import { refreshOrders } from "../order-cache.ts";
import { cardsToOrder, withoutPictures } from "./card-pictures.ts";
import { newOrderBody, type NewOrderChecked, type NewOrderValues } from "./new-order-values.ts";

type NewOrder = Edit<StaffOrder, NewOrderValues, NewOrderChecked>;

const TOTAL_KEY = ["new-order-total"] as const;

/** What the order would come to; asked of the server, which alone knows what things cost. */
export function totalQuery(like: StaffOrder, checked: NewOrderChecked | undefined) {
  return queryOptions({
    queryKey: [...TOTAL_KEY, checked],
    queryFn: async () => {
      const query = { dryRun: "true" as const };
      const body = newOrderBody({ ...checked!, cards: withoutPictures(checked!.cards) }, like);
      return (await api(takeOrder, { query, body })).data.data;
    },
    enabled: checked !== undefined,
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
}

/** The pictures of the order that this one begins like, as far as they are printed on it too. */
async function earlierPictures(like: StaffOrder, { cardDesign, addons }: NewOrderChecked) {
  const isPrinted = cardDesign.includePrintedLogo ?? like.cardDesign.includePrintedLogo;
  const logo = isPrinted ? await pictureFile(like.cardDesign.companyLogo) : null;
  const ofAddons = new Map<string, File>();
  for (const { addon, inputType, addonValue } of like.addons) {
    const isChosen = addons.some((chosen) => chosen.addon === addon._id);
    const file = inputType === "image" && isChosen ? await pictureFile(addonValue) : null;
    if (file) ofAddons.set(addon._id, file);
  }
  return { logo, ofAddons };
}

interface Seen {
  /** In dinars, as it was shown; undefined while it was not. */
  seenTotal: number | undefined;
}

/** Sent again after a failure it is the same order. */
export function useTakeOrder() {
  const cache = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useSingleMutation({
    mutationFn: async ({ item, checked, pictures, seenTotal }: NewOrder & Seen) => {
      // Links to pictures work for an hour.
      const like =
        item._id === "" ? item : (await api(getOrder, { params: { id: item._id } })).data.data;
      const { logo, ofAddons } = await earlierPictures(like, checked);
      const { cards, cardLogos, addonImages } = await cardsToOrder(checked.cards, pictures, like);
      const body = newOrderBody({ ...checked, cards }, item);
      const answer = await api(takeOrder, {
        headers: { "idempotency-key": key },
        body: {
          ...body,
          expectedTotal: seenTotal,
          addons: body.addons.map((chosen) => ({
            ...chosen,
            addonValue: ofAddons.get(chosen.addon)?.name ?? chosen.addonValue,
          })),
        },
        files: {
          companyLogo: pictures["companyLogo"] ?? logo,
          addonImages: [...ofAddons.values(), ...addonImages],
          cardLogos,
          despositeTransactionImg: null,
        },
      });
      return answer.data.data;
    },
    onError: (error) => sayUnlessShown(error, m.panel_update_failed(), m.panel_save_failed()),
    onSettled() {
      // It may be another one by now, which is seen before the order is sent again.
      void cache.invalidateQueries({ queryKey: TOTAL_KEY });
      void refreshOrders(cache);
    },
  });
}
