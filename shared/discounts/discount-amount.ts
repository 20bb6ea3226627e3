/** What a discount takes off: either a percentage or an amount. */
export interface DiscountTerms {
  /** Whole; 0 where it is an amount. */
  percent: number;
  /** 0 where it is a percentage. */
  amountFils: number;
}

/**
 * What is taken off in fils: of the product and the addons, not of delivery, which the shop pays on to
 * the courier. Never more than they cost; half a fils is given to the customer.
 */
export function discountFilsOf({ percent, amountFils }: DiscountTerms, goodsFils: number): number {
  const wanted = percent > 0 ? Math.round((goodsFils * percent) / 100) : amountFils;
  return Math.min(wanted, goodsFils);
}
