import { pictureFile } from "#app/api/picture-file.ts";
import { furtherFormOf, furtherCardsOf } from "#app/orders/all-cards.ts";
import type { Product } from "#shared/catalog/product.ts";
import type { EarlierOrder } from "#shared/orders/again.ts";

import { orderCalls } from "./order-data.ts";
import { designOf, emptyOrder, type OrderFormValues } from "./order-form-values.ts";

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
  const [companyLogo, pictures] = await Promise.all([
    load(cardDesign.companyLogo),
    Promise.all(
      addons.map(({ inputType, addonValue }) => load(inputType === "image" ? addonValue : "")),
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
    cards: furtherCardsOf(earlier).map((card) => furtherFormOf(card, personalInfo)),
    addons: addons.flatMap(({ addon, inputType, addonValue }, index) => {
      const file = pictures[index] ?? null;
      if (inputType === "image" && !file) return [];
      const value = file ? file.name : addonValue;
      const { _id, title, price } = addon;
      return [{ addon: _id, title, inputType, price, addonValue: value, valueLabel: value, file }];
    }),
    deliveryInfo: deliveryOf(earlier) ?? empty.deliveryInfo,
    paymentMethod: paymentMethod ?? empty.paymentMethod,
  };
  return { values, lacksPictures };
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
