import type { RouterContextProvider } from "react-router";

import { apiContext } from "#app/api/api-context.ts";
import { ApiError } from "#app/api/api-error.ts";
import { optional } from "#app/api/optional-data.ts";
import { getProduct } from "#shared/catalog/get-product-call.ts";
import type { Product } from "#shared/catalog/product.ts";
import { sellingOf } from "#shared/catalog/stock.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

import { inPageLanguage } from "./in-language.ts";
import type { SellingState } from "./order-link.tsx";

/** The product; undefined where it can't be loaded. A shop without one is not an error. */
export async function loadMainProduct(
  context: Readonly<RouterContextProvider>,
): Promise<Product | undefined> {
  const asked = context.get(apiContext)(getProduct, { params: { id: MAIN_PRODUCT_ID } });
  return (await optional(context, asked.catch(undefinedIfNotFound)))?.data.data;
}

export function sellingState(product: Product): SellingState {
  return { selling: sellingOf(product), reason: inPageLanguage(product, "pausedText") };
}

function undefinedIfNotFound(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}
