import type { Call } from "../http/call.ts";
import { productAnswerSchema } from "./product.ts";

export const getProduct = {
  method: "get",
  path: "/products/{id}",
  tag: "Catalogue",
  summary: "One product",
  isPublic: true,
  isCached: true,
  answers: { 200: { schema: productAnswerSchema, description: "The product" } },
} as const satisfies Call;
