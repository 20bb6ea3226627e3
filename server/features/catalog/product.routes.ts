import { one, pageOf, paginationOf } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { present } from "#server/platform/http/present.ts";
import { getProduct } from "#shared/catalog/get-product-call.ts";
import { changeProduct, listProducts } from "#shared/catalog/product-calls.ts";
import { productSchema, type Product } from "#shared/catalog/product.ts";
import { PLACEHOLDER } from "#shared/files/placeholder.ts";
import { jodFromFils } from "#shared/money.ts";

import type { ProductService } from "./product.service.ts";
import type { ProductWithDesigns } from "./product.store.ts";

export function productRoutes(products: ProductService) {
  const routes = newRoutes();
  handleCall(routes, listProducts, async ({ query }) => {
    const page = pageOf(query, listProducts);
    const { rows, total } = await products.list(query, page);
    const data = { products: rows.map(presentProduct), pagination: paginationOf(page, total) };
    return { status: "success" as const, results: rows.length, data };
  });
  handleCall(routes, getProduct, async ({ params }) =>
    one(presentProduct(await products.find(params.id))),
  );
  handleCall(routes, changeProduct, async ({ params, headers, body, files: sent }, c) => {
    const version = headers["if-match"];
    return one(presentProduct(await products.change(params.id, body, sent, staffOf(c), version)));
  });
  return routes;
}

function presentProduct(product: ProductWithDesigns): Product {
  return present(productSchema, product, {
    name: product.title,
    price: product.priceFils === null ? null : jodFromFils(product.priceFils),
    cardDesigns: product.designs.map(({ color, colorName, colorNameAr, image }) => ({
      color,
      colorName,
      colorNameAr,
      image: image || PLACEHOLDER.card,
    })),
  });
}
