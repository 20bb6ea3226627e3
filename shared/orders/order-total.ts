/** The total in fils: product price + delivery fee + prices of the chosen addons. */
export function orderTotalFils(parts: {
  productFils: number;
  cityFeeFils: number;
  addonFils: readonly number[];
}): number {
  return parts.addonFils.reduce((sum, fils) => sum + fils, parts.productFils + parts.cityFeeFils);
}
