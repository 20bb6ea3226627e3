/** The total in fils: the price of the product and of the chosen addons for each card + delivery fee. */
export function orderTotalFils(parts: {
  quantity: number;
  /** Of one card. */
  productFils: number;
  cityFeeFils: number;
  addonFils: readonly number[];
}): number {
  const one = parts.addonFils.reduce((sum, fils) => sum + fils, parts.productFils);
  return parts.quantity * one + parts.cityFeeFils;
}
