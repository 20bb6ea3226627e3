/** The total in fils: product price + delivery fee + prices of the chosen addons - discount. */
export function orderTotalFils(parts: {
  productFils: number;
  cityFeeFils: number;
  addonFils: readonly number[];
  /** Taken off product and addons, and never more than they cost. */
  discountFils?: number;
}): number {
  const { productFils, cityFeeFils, addonFils, discountFils = 0 } = parts;
  return addonFils.reduce((sum, fils) => sum + fils, productFils + cityFeeFils) - discountFils;
}
