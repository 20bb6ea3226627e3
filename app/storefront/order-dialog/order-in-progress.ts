import type { SummarizedOrder } from "#app/orders/order-prices.tsx";
import type { Product } from "#shared/catalog/product.ts";
import type { City, Country } from "#shared/delivery/location.ts";
import type { OfferedDiscount } from "#shared/discounts/check-discount-call.ts";
import type { OrderAddon } from "#shared/orders/order.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";

import { colorNameOf, inPageLanguage } from "../layout/in-language.ts";
import { draftDiscount, draftPrice, draftQuantity, draftSums } from "./draft-total.ts";
import { ownAddonsOf, type AddonSelection, type OrderFormValues } from "./order-form-values.ts";

interface DraftParts {
  product: Product;
  values: OrderFormValues;
  country: Country | undefined;
  city: City | undefined;
  discount: OfferedDiscount | undefined;
  /** The object URL of a picked picture; '' for none. */
  urlOf: (file: File | null) => string;
}

/** The order that would result if it were placed now, in the page's language. */
export function orderInProgress({
  product,
  values,
  country,
  city,
  discount,
  urlOf,
}: DraftParts): SummarizedOrder {
  const { personalInfo, cardDesign, deliveryInfo, paymentMethod, depositReceipt } = values;
  const { _id, id, name, cardDesigns } = product;
  const title = inPageLanguage(product, "title");
  const { tax, total } = draftSums(product, values, discount);
  const chosenAs = ({
    addon,
    title: named,
    inputType,
    price,
    valueLabel,
    file,
  }: AddonSelection) => ({
    addon: { _id: addon, id: addon, title: named, inputType, price },
    addonValue: file ? urlOf(file) : valueLabel,
    inputType,
    price,
  });
  const receipt = NEEDS_RECEIPT[paymentMethod] ? depositReceipt : null;
  return {
    product: { _id, id, title, name, price: draftPrice(product, values) },
    ...(values.cards.length > 0 && {
      quantity: draftQuantity(values),
      cards: [
        {
          ...personalInfo,
          nameOnCard: cardDesign.nameOnCard,
          color: cardDesign.color,
          phone: personalInfo.phoneNumbers[0] ?? "",
        },
        ...values.cards.map(({ logo, companyLogo, ...card }, index) => ({
          ...card,
          ...(logo !== "same" && { companyLogo: logo === "own" ? urlOf(companyLogo) : "" }),
          ...(ownAddonsOf(values, index) && {
            addons: ownAddonsOf(values, index)!.map(chosenAs),
          }),
        })),
      ].map((card) => ({ ...card, colorName: colorNameOf(cardDesigns, card.color) })),
    }),
    personalInfo,
    cardDesign: {
      ...cardDesign,
      colorName: colorNameOf(cardDesigns, cardDesign.color),
      companyLogo: urlOf(cardDesign.companyLogo),
    },
    addons: values.addons.map(chosenAs),
    deliveryInfo: {
      ...deliveryInfo,
      country: named(deliveryInfo.country, country),
      city: { ...named(deliveryInfo.city, city), deliveryFee: deliveryInfo.cityFee },
    },
    paymentMethod,
    despositeTransactionImg: urlOf(receipt),
    ...(discount && {
      discount: { code: discount.code, amount: draftDiscount(product, values, discount) },
    }),
    ...(tax > 0 && { tax }),
    total,
  };
}

function named(id: string, record: Pick<Country, "name" | "nameAr"> | undefined) {
  return { _id: id, id, name: record ? inPageLanguage(record, "name") : "" };
}

/**
 * A placed order with the names of the draft that it was made from: the shop stores an order's
 * names in one language only, and the page goes on showing them in its own.
 */
export function inLanguageOf(draft: SummarizedOrder, placed: SummarizedOrder): SummarizedOrder {
  const { product, cardDesign, addons, deliveryInfo: place } = placed;
  return {
    ...placed,
    product: { ...product, title: draft.product.title },
    cardDesign: { ...cardDesign, colorName: draft.cardDesign.colorName || cardDesign.colorName },
    ...(placed.cards && {
      cards: placed.cards.map((card, index) => ({
        ...card,
        colorName: draft.cards?.[index]?.colorName || card.colorName,
        ...(card.addons && {
          addons: namedAs(draft.cards?.[index]?.addons ?? [], card.addons),
        }),
      })),
    }),
    addons: namedAs(draft.addons, addons),
    deliveryInfo: {
      ...place,
      country: { ...place.country, name: draft.deliveryInfo.country.name || place.country.name },
      city: { ...place.city, name: draft.deliveryInfo.city.name || place.city.name },
    },
  };
}

/** The addons with the names of those of the draft. */
function namedAs(drafts: readonly OrderAddon[], addons: readonly OrderAddon[]): OrderAddon[] {
  return addons.map((chosen) => {
    const { addon, inputType } = chosen;
    const drafted = drafts.find((candidate) => candidate.addon._id === addon._id);
    if (!drafted) return chosen;
    return {
      ...chosen,
      addon: { ...addon, title: drafted.addon.title },
      addonValue: inputType === "image" ? chosen.addonValue : drafted.addonValue,
    };
  });
}
