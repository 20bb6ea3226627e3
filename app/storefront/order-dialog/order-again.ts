import { pictureFile } from "#app/api/picture-file.ts";
import { furtherFormOf, furtherCardsOf } from "#app/orders/all-cards.ts";
import type { Product } from "#shared/catalog/product.ts";
import type { EarlierOrder } from "#shared/orders/again.ts";
import type { OrderAddon, OrderedCard } from "#shared/orders/order.ts";

import { orderCalls } from "./order-data.ts";
import {
  designOf,
  emptyOrder,
  type AddonSelection,
  type FurtherCardValues,
  type OrderFormValues,
} from "./order-form-values.ts";

export interface AgainValues {
  values: OrderFormValues;
  /** A picture of the earlier order could not be loaded. */
  lacksPictures: boolean;
}

/** An order that begins like the earlier one that this link leads to. Rejects where it leads to none. */
export async function valuesAgain(token: string, product: Product): Promise<AgainValues> {
  const earlier = await orderCalls.earlier(token);
  const { personalInfo, cardDesign, addons, paymentMethod } = earlier;
  const empty = emptyOrder(product, cardDesign.color);
  let lacksPictures = false;
  const load = (path: string) =>
    pictureFile(path).catch(() => {
      lacksPictures = true;
      return null;
    });
  const selections = async (lines: readonly OrderAddon[]): Promise<AddonSelection[]> => {
    const loaded = lines.map(async ({ addon: { _id, title, price }, inputType, addonValue }) => {
      const file = inputType === "image" ? await load(addonValue) : null;
      if (inputType === "image" && !file) return [];
      const value = file ? file.name : addonValue;
      return [{ addon: _id, title, inputType, price, addonValue: value, valueLabel: value, file }];
    });
    return (await Promise.all(loaded)).flat();
  };
  const others = furtherCardsOf(earlier);
  const [companyLogo, chosen, cards, cardAddons] = await Promise.all([
    load(cardDesign.companyLogo),
    selections(addons),
    Promise.all(
      others.map(async (card) => ({
        ...furtherFormOf(card, personalInfo),
        ...(await logoOf(card, load)),
      })),
    ),
    Promise.all(
      others.map(async (card) => ({
        isOwn: card.addons !== undefined,
        addons: await selections(card.addons ?? []),
      })),
    ),
  ]);
  const values = {
    ...empty,
    again: token,
    personalInfo: {
      ...personalInfo,
      phoneNumbers: personalInfo.phoneNumbers.length > 0 ? personalInfo.phoneNumbers : [""],
    },
    cardDesign: { ...cardDesign, ...designOf(product, cardDesign.color), companyLogo },
    cards,
    addons: chosen,
    cardAddons,
    deliveryInfo: deliveryOf(earlier) ?? empty.deliveryInfo,
    paymentMethod: paymentMethod ?? empty.paymentMethod,
  };
  return { values, lacksPictures };
}

/** A logo that can't be loaded is that of the first card, until another one is picked. */
async function logoOf(
  { companyLogo: path }: OrderedCard,
  load: (path: string) => Promise<File | null>,
): Promise<Pick<FurtherCardValues, "logo" | "companyLogo">> {
  if (path === "") return { logo: "none", companyLogo: null };
  const companyLogo = path === undefined ? null : await load(path);
  return { logo: companyLogo ? "own" : "same", companyLogo };
}

function deliveryOf({ deliveryInfo }: EarlierOrder): OrderFormValues["deliveryInfo"] | undefined {
  return (
    deliveryInfo && {
      ...deliveryInfo,
      country: deliveryInfo.country._id,
      city: deliveryInfo.city._id,
    }
  );
}
