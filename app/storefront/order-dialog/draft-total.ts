import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";
import type { Product } from "#shared/catalog/product.ts";
import { priceOfEach } from "#shared/catalog/quantity-price.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import { orderTotalFils } from "#shared/orders/order-total.ts";

import type { OrderFormValues } from "./order-form-values.ts";

/** In dinars. */
export function priceOf({ price }: Pick<Product, "price">): number {
  return price ?? DEFAULT_PRICE_JOD;
}

/** How many cards are being ordered. */
export const draftQuantity = ({ cards }: Pick<OrderFormValues, "cards">): number =>
  1 + (cards?.length ?? 0);

/** What each card costs in an order of so many, in dinars. */
export const draftPrice = (
  product: Pick<Product, "price" | "quantityPrices">,
  values: Pick<OrderFormValues, "cards">,
): number => priceOfEach(priceOf(product), product.quantityPrices, draftQuantity(values));

/** The total of the order as filled in so far, in dinars. The server computes it again. */
export function draftTotal(
  product: Pick<Product, "price" | "quantityPrices">,
  values: Pick<OrderFormValues, "addons" | "cards" | "deliveryInfo">,
): number {
  return jodFromFils(
    orderTotalFils({
      quantity: draftQuantity(values),
      productFils: filsFromJod(draftPrice(product, values)),
      cityFeeFils: filsFromJod(values.deliveryInfo.cityFee),
      addonFils: values.addons.map(({ price }) => filsFromJod(price)),
    }),
  );
}
