import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import { notFound } from "#server/errors.ts";
import { errors, json, one, pageOf, paginationOf, recordFields } from "#server/http/answers.ts";
import { idParam, newRoutes } from "#server/http/context.ts";
import { productAnswerSchema, productListSchema, type Product } from "#shared/catalog/product.ts";
import { pageQuerySchema } from "#shared/http/page-query.ts";
import { jodFromFils } from "#shared/money.ts";

import { productStore, type ProductWithDesigns } from "./product.store.ts";

const listProducts = createRoute({
  method: "get",
  path: "/products",
  tags: ["Catalogue"],
  summary: "Products, the main product first",
  security: [],
  request: { query: pageQuerySchema },
  responses: { 200: json(productListSchema, "The products"), ...errors(400) },
});

const getProduct = createRoute({
  method: "get",
  path: "/products/{id}",
  tags: ["Catalogue"],
  summary: "One product",
  security: [],
  request: { params: idParam },
  responses: { 200: json(productAnswerSchema, "The product"), ...errors(404) },
});

export function productRoutes(database: Database) {
  const store = productStore(database.db);
  return newRoutes()
    .openapi(listProducts, async (c) => {
      const all = (await store.list()).map(presentProduct);
      const page = pageOf(c.req.valid("query"));
      const products = all.slice(page.offset, page.limit && page.offset + page.limit);
      const pagination = paginationOf(page, all.length);
      return c.json(
        { status: "success" as const, results: products.length, data: { products, pagination } },
        200,
      );
    })
    .openapi(getProduct, async (c) => {
      const product = await store.find(c.req.valid("param").id);
      if (!product) throw notFound("Product");
      return c.json(one(presentProduct(product)), 200);
    });
}

function presentProduct(product: ProductWithDesigns): Product {
  return {
    ...recordFields(product),
    title: product.title,
    name: product.title,
    isMainProduct: product.isMainProduct,
    price: product.priceFils === null ? null : jodFromFils(product.priceFils),
    description: product.description,
    cardDesigns: product.designs.map(({ color, colorName, image }) => ({
      color,
      colorName,
      image,
    })),
  };
}
