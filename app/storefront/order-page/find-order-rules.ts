import { requestOrderLink } from "#shared/orders/order-page-calls.ts";
import { findOrderSchema, type FindOrder } from "#shared/orders/order-page.ts";

import type { FormRules } from "../forms/form-rules.ts";

const FIELDS = ["orderNumber", "phone"] as const satisfies (keyof FindOrder)[];
export type FindOrderField = (typeof FIELDS)[number];

export const findOrderRules: FormRules<FindOrderField, FindOrder> = {
  names: FIELDS,
  schema: findOrderSchema,
  send: (api, body) => api(requestOrderLink, { body }),
};
