import type { Call } from "../http/call.ts";
import { csvCall } from "../http/csv-call.ts";
import { resourceCalls } from "../http/resource-calls.ts";
import { countsCall } from "../replies/correspondence-counts.ts";
import { replyCalls } from "../replies/reply-calls.ts";
import { bulkOrderChangeSchema, bulkOrderFormSchema } from "./bulk-order-form.ts";
import { BULK_ORDERS_PATH } from "./bulk-order-path.ts";
import {
  BULK_ORDER_STATUSES,
  bulkOrderAnswerSchema,
  bulkOrderQuerySchema,
  bulkOrderSchema,
} from "./bulk-order.ts";

const { create, ...calls } = resourceCalls({
  path: BULK_ORDERS_PATH,
  area: "customers",
  isAlwaysPaged: true,
  tag: "Bulk orders",
  named: { one: "The bulk order", many: "The bulk orders" },
  item: bulkOrderSchema,
  query: bulkOrderQuerySchema,
  form: bulkOrderFormSchema,
  change: bulkOrderChangeSchema,
  summaries: {
    list: "Bulk orders that match, the newest first",
    create: "Ask for a bulk quote",
    change: "Change a bulk order; only what is named changes",
    remove: "Delete a bulk order",
  },
});
export const bulkOrderCalls = {
  ...calls,
  counts: countsCall(calls.list, BULK_ORDER_STATUSES),
  export: csvCall(calls.list, "bulk-orders.csv", [
    "Order ID",
    "Company Name",
    "Contact Person",
    "Email",
    "Phone",
    "Employee Count",
    "Message",
    "Status",
    "Pricing Type",
    "Customer Response",
    "Created Date",
    "Estimated Delivery",
  ]),
};

export const bulkOrderReplyCalls = replyCalls(calls.list);

export const requestQuote = {
  ...create,
  isPublic: true,
  permission: undefined,
  refusals: [429],
  answers: { 201: { schema: bulkOrderAnswerSchema, description: "The request" } },
} as const satisfies Call;

export const getBulkOrder = {
  method: "get",
  path: `${BULK_ORDERS_PATH}/{id}`,
  permission: "customers.read",
  tag: "Bulk orders",
  summary: "One bulk order",
  answers: calls.change.answers,
} as const satisfies Call;
