import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";
import type { Product } from "#shared/catalog/product.ts";
import type { OfferedDiscount } from "#shared/discounts/check-discount-call.ts";
import { discountFilsOf } from "#shared/discounts/discount-amount.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import { orderTotalFils } from "#shared/orders/order-total.ts";

import type { OrderFormValues } from "./order-form-values.ts";

/** In dinars. */
export function priceOf({ price }: Pick<Product, "price">): number {
  return price ?? DEFAULT_PRICE_JOD;
}

type Priced = Pick<Product, "price">;
interface Chosen extends Pick<OrderFormValues, "addons"> {
  deliveryInfo: Pick<OrderFormValues["deliveryInfo"], "cityFee">;
}

const partsOf = (product: Priced, { addons, deliveryInfo }: Chosen) => ({
  productFils: filsFromJod(priceOf(product)),
  cityFeeFils: filsFromJod(deliveryInfo.cityFee),
  addonFils: addons.map(({ price }) => filsFromJod(price)),
});

/** The total of the order as filled in so far, in dinars. The server computes it again. */
export function draftTotal(product: Priced, chosen: Chosen, discount?: OfferedDiscount): number {
  const discountFils = filsFromJod(draftDiscount(product, chosen, discount));
  return jodFromFils(orderTotalFils({ ...partsOf(product, chosen), discountFils }));
}

/** What a discount takes off, in dinars; 0 without one. */
export function draftDiscount(
  product: Priced,
  chosen: Chosen,
  discount: OfferedDiscount | undefined,
): number {
  if (!discount) return 0;
  const goodsFils = orderTotalFils({ ...partsOf(product, chosen), cityFeeFils: 0 });
  const { percent, amount } = discount;
  return jodFromFils(discountFilsOf({ percent, amountFils: filsFromJod(amount) }, goodsFils));
}
