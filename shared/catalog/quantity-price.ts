/** What each card costs in an order of `from` cards or more, in dinars. */
export interface QuantityPrice {
  from: number;
  price: number;
}

/** What each of so many cards costs, in dinars. The table is in the sequence of `from`. */
export function priceOfEach(
  price: number,
  table: readonly QuantityPrice[],
  quantity: number,
): number {
  return table.findLast(({ from }) => quantity >= from)?.price ?? price;
}
