import type { Call } from "../http/call.ts";
import { versionHeader } from "../http/resource-calls.ts";
import { orderMoneyAnswerSchema, refundFormSchema } from "./refund.ts";

const tag = "Orders";
const path = "/orders/{id}/refunds";
const money = { schema: orderMoneyAnswerSchema, description: "The order's money" };

export const getOrderMoney = {
  method: "get",
  path,
  permission: "money.read",
  tag,
  summary: "What an order's customer has paid, got back and still owes",
  answers: { 200: money },
} as const satisfies Call;

export const addRefund = {
  method: "post",
  path,
  permission: "money.write",
  tag,
  summary: "Record that money was given back",
  description: "Never more than was paid. The customer is told, in their language.",
  headers: versionHeader,
  body: refundFormSchema,
  files: { receipt: "A picture that proves it" },
  refusals: [412],
  answers: { 201: money },
} as const satisfies Call;

export const withdrawRefund = {
  method: "delete",
  path: "/orders/{id}/refunds/{refund}",
  permission: "money.write",
  tag,
  summary: "Take back a refund that was recorded by mistake",
  description: "It stays in the order's history. Not possible once a credit note was issued.",
  refusals: [400],
  answers: { 200: money },
} as const satisfies Call;
