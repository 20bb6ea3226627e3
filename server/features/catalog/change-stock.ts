import type { Db } from "#server/platform/database/connect.ts";
import { fieldErrors } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ProductChange } from "#shared/catalog/product-form.ts";

import type { Design, ProductWithDesigns } from "./product.store.ts";
import { stockStore } from "./stock.store.ts";

export type StockChange = Pick<ProductChange, "stock" | "stockSeen" | "lowMarks">;

/**
 * Sets how many cards are left, after the designs are stored. The stock is locked.
 * @throws HttpError 400 for colours that the product does not come in
 */
export async function changeStock(
  trx: Db,
  productId: string,
  { stock = {}, stockSeen = {}, lowMarks = {} }: StockChange,
  designs: readonly Pick<Design, "color">[],
): Promise<void> {
  const offered = new Set(designs.map(({ color }) => color.toLowerCase()));
  const unknown = Object.entries({ stock, stockSeen, lowMarks }).flatMap(([field, colors]) =>
    Object.keys(colors)
      .filter((color) => !offered.has(color.toLowerCase()))
      .map((color) => [`${field}.${color}`, apiMessage("color_unavailable")] as const),
  );
  const error = fieldErrors(Object.fromEntries(unknown));
  if (error) throw error;
  const store = stockStore(trx, productId);
  await store.forgetOthers();
  const seen = new Map(Object.entries(stockSeen));
  for (const [color, left] of Object.entries(stock)) {
    if (left === null) await store.stopCounting(color);
    else await store.set(color, left, seen.get(color));
  }
  for (const [color, lowMark] of Object.entries(lowMarks)) await store.setLowMark(color, lowMark);
}

/** The counted colours, as the history has them. */
export function countedColors({ designs }: Pick<ProductWithDesigns, "designs">) {
  return designs
    .filter(({ left }) => left !== null)
    .map(({ colorName, left, lowMark }) => ({ colorName, left, lowMark }));
}
