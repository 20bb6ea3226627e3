/** The total in fils: product and chosen addons of each card + delivery fee - discount. */
export function orderTotalFils(parts: {
  quantity: number;
  /** Of one card. */
  productFils: number;
  cityFeeFils: number;
  addonFils: readonly number[];
  /** Taken off product and addons of all cards, and never more than they cost. */
  discountFils?: number;
}): number {
  const { quantity, productFils, cityFeeFils, addonFils, discountFils = 0 } = parts;
  const one = addonFils.reduce((sum, fils) => sum + fils, productFils);
  return quantity * one + cityFeeFils - discountFils;
}
