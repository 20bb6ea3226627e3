import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";
import type { Product } from "#shared/catalog/product.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import { orderTotalFils } from "#shared/orders/order-total.ts";

import type { OrderFormValues } from "./order-form-values.ts";

/** In dinars. */
export function priceOf({ price }: Pick<Product, "price">): number {
  return price ?? DEFAULT_PRICE_JOD;
}

/** The total of the order as filled in so far, in dinars. The server computes it again. */
export function draftTotal(
  product: Pick<Product, "price">,
  { addons, deliveryInfo }: Pick<OrderFormValues, "addons" | "deliveryInfo">,
): number {
  return jodFromFils(
    orderTotalFils({
      productFils: filsFromJod(priceOf(product)),
      cityFeeFils: filsFromJod(deliveryInfo.cityFee),
      addonFils: addons.map(({ price }) => filsFromJod(price)),
    }),
  );
}
