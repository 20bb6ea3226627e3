import type { Call } from "../http/call.ts";
import { versionHeader } from "../http/resource-calls.ts";
import { productChangeSchema, productQuerySchema } from "./product-form.ts";
import { productAnswerSchema, productListSchema } from "./product.ts";

const tag = "Catalogue";

export const listProducts = {
  method: "get",
  path: "/products",
  tag,
  summary: "Products, the main product first",
  isPublic: true,
  isCached: true,
  query: productQuerySchema,
  answers: { 200: { schema: productListSchema, description: "The products" } },
} as const satisfies Call;

export const changeProduct = {
  method: "patch",
  path: "/products/{id}",
  permission: "catalogue.write",
  tag,
  summary: "Change a product; orders keep what they have",
  description:
    "As a form, designs are sent as `cardDesigns[0][color]`, `cardDesigns[0][colorName]` and so on, all of them or none. A design keeps the stored picture whose path it sends as `[image]`, or gets the file among `images` whose name it sends as `[imageKey]`. Where no design sends `[imageKey]`, the files belong, in order, to the designs without `[image]`.",
  headers: versionHeader,
  body: productChangeSchema,
  refusals: [412],
  files: { images: { repeated: "Pictures of designs" } },
  answers: { 200: { schema: productAnswerSchema, description: "The product" } },
} as const satisfies Call;
