interface Parts {
  quantity: number;
  /** Of one card. */
  productFils: number;
  cityFeeFils: number;
  /** The price of each addon, once for each card that has it. */
  addonFils: readonly number[];
  /** Once for the whole order. */
  setupFils?: number;
  /** Taken off product and addons of all cards, and never more than they cost. */
  discountFils?: number;
}

/** In fils, before a tax that is added: all cards and their addons + setup + delivery fee - discount. */
export function orderTotalFils(parts: Parts): number {
  const { quantity, productFils, cityFeeFils, addonFils, setupFils = 0, discountFils = 0 } = parts;
  const addons = addonFils.reduce((sum, fils) => sum + fils, 0);
  return quantity * productFils + addons + setupFils + cityFeeFils - discountFils;
}

/**
 * What is paid, in fils, and what of it is added as tax.
 * @param taxPercent 0 where the prices hold the tax, or there is none
 */
export function orderSums(
  parts: Parts,
  taxPercent: number,
): { taxFils: number; totalFils: number } {
  const netFils = orderTotalFils(parts);
  const taxFils = Math.round((netFils * taxPercent) / 100);
  return { taxFils, totalFils: netFils + taxFils };
}
