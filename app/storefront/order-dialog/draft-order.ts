import type { SummarizedOrder } from "#app/orders/order-summary.tsx";
import type { Product } from "#shared/catalog/product.ts";
import type { City, Country } from "#shared/delivery/place.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";

import { draftTotal, priceOf } from "./draft-total.ts";
import type { OrderFormValues } from "./order-form-values.ts";

interface DraftParts {
  product: Product;
  values: OrderFormValues;
  country: Country | undefined;
  city: City | undefined;
  /** Where the browser shows a picked picture; '' for none. */
  urlOf: (file: File | null) => string;
}

/** The order as it would stand if it were placed now. */
export function draftOrder({ product, values, country, city, urlOf }: DraftParts): SummarizedOrder {
  const { personalInfo, cardDesign, deliveryInfo, paymentMethod, depositReceipt } = values;
  const { _id, id, title, name } = product;
  const receipt = NEEDS_RECEIPT[paymentMethod] ? depositReceipt : null;
  return {
    product: { _id, id, title, name, price: priceOf(product) },
    personalInfo,
    cardDesign: { ...cardDesign, companyLogo: urlOf(cardDesign.companyLogo) },
    addons: values.addons.map(
      ({ addon, title: addonTitle, inputType, price, addonValue, file }) => ({
        addon: { _id: addon, id: addon, title: addonTitle, inputType, price },
        addonValue: file ? urlOf(file) : addonValue,
        inputType,
        price,
      }),
    ),
    deliveryInfo: {
      ...deliveryInfo,
      country: named(deliveryInfo.country, country),
      city: { ...named(deliveryInfo.city, city), deliveryFee: deliveryInfo.cityFee },
    },
    paymentMethod,
    despositeTransactionImg: urlOf(receipt),
    total: draftTotal(product, values),
  };
}

function named(id: string, record: { name: string } | undefined) {
  return { _id: id, id, name: record?.name ?? "" };
}
