import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";
import type { Product } from "#shared/catalog/product.ts";
import { priceOfEach } from "#shared/catalog/quantity-price.ts";
import type { OfferedDiscount } from "#shared/discounts/check-discount-call.ts";
import { discountFilsOf } from "#shared/discounts/discount-amount.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import { orderSums, orderTotalFils } from "#shared/orders/order-total.ts";

import { addonsOfPerson, type OrderFormValues } from "./order-form-values.ts";

/** In dinars. */
export function priceOf({ price }: Pick<Product, "price">): number {
  return price ?? DEFAULT_PRICE_JOD;
}

/** How many cards are being ordered. */
export const draftQuantity = ({ cards }: Pick<OrderFormValues, "cards">): number =>
  1 + cards.length;

/** What each card costs in an order of so many, in dinars. */
export const draftPrice = (product: Priced, chosen: Pick<OrderFormValues, "cards">): number =>
  priceOfEach(priceOf(product), product.quantityPrices, draftQuantity(chosen));

type Priced = Pick<Product, "price" | "quantityPrices" | "addedTaxPercent">;
type ChosenGoods = Pick<OrderFormValues, "addons" | "cards" | "cardAddons">;
interface Chosen extends ChosenGoods {
  deliveryInfo: Pick<OrderFormValues["deliveryInfo"], "cityFee">;
}

const partsOf = (product: Priced, chosen: Chosen) => ({
  quantity: draftQuantity(chosen),
  productFils: filsFromJod(draftPrice(product, chosen)),
  cityFeeFils: filsFromJod(chosen.deliveryInfo.cityFee),
  addonFils: Array.from({ length: draftQuantity(chosen) }, (_, person) =>
    addonsOfPerson(chosen, person),
  ).flatMap((addons) => addons.map(({ price }) => filsFromJod(price))),
});

/** The sums of the order as filled in so far, in dinars. The server computes them again. */
export function draftSums(
  product: Priced,
  chosen: Chosen,
  discount?: OfferedDiscount,
): { tax: number; total: number } {
  const discountFils = filsFromJod(draftDiscount(product, chosen, discount));
  const parts = { ...partsOf(product, chosen), discountFils };
  const { taxFils, totalFils } = orderSums(parts, product.addedTaxPercent ?? 0);
  return { tax: jodFromFils(taxFils), total: jodFromFils(totalFils) };
}

/** What product and addons cost, of which a discount takes off its part, in dinars. */
export const draftGoods = (product: Priced, chosen: ChosenGoods): number =>
  jodFromFils(orderTotalFils(partsOf(product, { ...chosen, deliveryInfo: { cityFee: 0 } })));

/** What a discount takes off, in dinars; 0 without one. */
export function draftDiscount(
  product: Priced,
  chosen: Chosen,
  discount: OfferedDiscount | undefined,
): number {
  if (!discount) return 0;
  const goodsFils = filsFromJod(draftGoods(product, chosen));
  const { percent, amount } = discount;
  return jodFromFils(discountFilsOf({ percent, amountFils: filsFromJod(amount) }, goodsFils));
}
