import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import type { FileService } from "#server/files/file.service.ts";
import { errors, json, one, pageOf, paginationOf, recordFields } from "#server/http/answers.ts";
import { idParam, newRoutes, parseOrRefuse, staffOf } from "#server/http/context.ts";
import { formBody } from "#server/http/form-body.ts";
import { readBody } from "#server/http/read-body.ts";
import { productChangeSchema, productQuerySchema } from "#shared/catalog/product-form.ts";
import { productAnswerSchema, productListSchema, type Product } from "#shared/catalog/product.ts";
import { jodFromFils } from "#shared/money.ts";

import { IMAGES_FIELD } from "./design-pictures.ts";
import { productService } from "./product.service.ts";
import type { ProductWithDesigns } from "./product.store.ts";

const tags = ["Catalogue"];

const listProducts = createRoute({
  method: "get",
  path: "/products",
  tags,
  summary: "Products, the main product first",
  security: [],
  request: { query: productQuerySchema },
  responses: { 200: json(productListSchema, "The products"), ...errors(400) },
});

const getProduct = createRoute({
  method: "get",
  path: "/products/{id}",
  tags,
  summary: "One product",
  security: [],
  request: { params: idParam },
  responses: { 200: json(productAnswerSchema, "The product"), ...errors(404) },
});

const changeProduct = createRoute({
  method: "patch",
  path: "/products/{id}",
  tags,
  summary: "Change a product; orders keep what they have",
  description:
    "As a form, designs are sent as `cardDesigns[0][color]`, `cardDesigns[0][colorName]` and so on, all of them or none. A design keeps the stored picture whose path it sends as `[image]`, or gets the file among `images` whose name it sends as `[imageKey]`. Where no design sends `[imageKey]`, the files belong, in order, to the designs without `[image]`.",
  request: {
    params: idParam,
    ...formBody(productChangeSchema, { [IMAGES_FIELD]: { repeated: "Pictures of designs" } }),
  },
  responses: { 200: json(productAnswerSchema, "The product"), ...errors(400, 401, 404, 413) },
});

export function productRoutes(database: Database, files: FileService) {
  const products = productService(database, files);
  return newRoutes()
    .openapi(listProducts, async (c) => {
      const query = c.req.valid("query");
      const page = pageOf(query);
      const { rows, total } = await products.list(query, page);
      const data = { products: rows.map(presentProduct), pagination: paginationOf(page, total) };
      return c.json({ status: "success" as const, results: rows.length, data }, 200);
    })
    .openapi(getProduct, async (c) => {
      const product = await products.find(c.req.valid("param").id);
      return c.json(one(presentProduct(product)), 200);
    })
    .openapi(changeProduct, async (c) => {
      await using body = await readBody(c.req.raw);
      const change = parseOrRefuse(productChangeSchema, body.fields);
      const { id } = c.req.valid("param");
      const product = await products.change(id, change, body.files, staffOf(c));
      return c.json(one(presentProduct(product)), 200);
    });
}

function presentProduct(product: ProductWithDesigns): Product {
  return {
    ...recordFields(product),
    title: product.title,
    titleAr: product.titleAr,
    name: product.title,
    isMainProduct: product.isMainProduct,
    price: product.priceFils === null ? null : jodFromFils(product.priceFils),
    description: product.description,
    descriptionAr: product.descriptionAr,
    cardDesigns: product.designs.map(({ color, colorName, colorNameAr, image }) => ({
      color,
      colorName,
      colorNameAr,
      image,
    })),
  };
}
