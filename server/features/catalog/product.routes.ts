import { one, pageOf, paginationOf } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf, type ApiContext } from "#server/platform/http/context.ts";
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
  handleCall(routes, listProducts, async ({ query }, c) => {
    const page = pageOf(query, listProducts);
    const { rows, total } = await products.list(query, page);
    const data = {
      products: rows.map((row) => presentProduct(row, viewerOf(c))),
      pagination: paginationOf(page, total),
    };
    return { status: "success" as const, results: rows.length, data };
  });
  handleCall(routes, getProduct, async ({ params }, c) =>
    one(presentProduct(await products.find(params.id), viewerOf(c))),
  );
  handleCall(routes, changeProduct, async ({ params, headers, body, files: sent }, c) => {
    const version = headers["if-match"];
    const changed = await products.change(params.id, body, sent, staffOf(c), version);
    return one(presentProduct(changed, { isStaff: true }));
  });
  return routes;
}

const viewerOf = (c: ApiContext) => ({ isStaff: c.get("user") !== undefined });

function presentProduct(product: ProductWithDesigns, viewer: { isStaff: boolean }): Product {
  return present(productSchema, product, {
    name: product.title,
    addedTaxPercent: product.addedTaxPercent || undefined,
    price: product.priceFils === null ? null : jodFromFils(product.priceFils),
    cardDesigns: product.designs.map(({ color, colorName, colorNameAr, image, left, lowMark }) => ({
      color,
      colorName,
      colorNameAr,
      image: image || PLACEHOLDER.card,
      isSoldOut: left === 0,
      // Visitors are not told more: it would show what the shop sells.
      left: viewer.isStaff || (left ?? 0) <= (lowMark ?? 0) ? left : null,
      lowMark: viewer.isStaff ? lowMark : null,
    })),
  });
}
