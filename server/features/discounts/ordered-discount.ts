import { discountFilsOf } from "#shared/discounts/discount-amount.ts";

import type { DiscountRow } from "./discount.store.ts";

/** What an order keeps of its discount: a copy of its terms, for corrections, and what it takes off. */
export function orderedDiscount(discount: DiscountRow | undefined, goodsFils: number) {
  return {
    discountId: discount?.id ?? null,
    discountCode: discount?.code ?? "",
    discountPercent: discount?.percent ?? 0,
    discountAmountFils: discount?.amountFils ?? 0,
    discountFils: discount ? discountFilsOf(discount, goodsFils) : 0,
  };
}
