import { queryOptions } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { getProduct } from "#shared/catalog/get-product-call.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

export const mainProductQuery = queryOptions({
  queryKey: ["product"],
  queryFn: async () => (await api(getProduct, { params: { id: MAIN_PRODUCT_ID } })).data.data,
  // Orders count its stock.
  staleTime: 10_000,
});
