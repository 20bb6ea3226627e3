import type { Db } from "#server/platform/database/connect.ts";
import { GST_PERCENT } from "#shared/invoices/invoice-settings.ts";

import { invoiceSettingsStore } from "./invoice-settings.store.ts";

/** How many percent of tax an order of a product adds to its prices: 0 where these hold it, or it is not taxed. */
export async function addedTax(db: Db): Promise<(productId: string) => number> {
  const { taxMode, productTax } = await invoiceSettingsStore(db).find();
  return (productId) =>
    taxMode === "added" && !productTax.some(({ product }) => product === productId)
      ? GST_PERCENT
      : 0;
}
