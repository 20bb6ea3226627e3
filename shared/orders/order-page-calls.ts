import { z } from "zod";

import type { Call } from "../http/call.ts";
import { doneSchema } from "../http/envelope.ts";
import {
  addressSchema,
  cancellationSchema,
  findOrderSchema,
  orderPageAnswerSchema,
  orderTokenSchema,
} from "./order-page.ts";

const tag = "Orders";
const params = z.object({ token: orderTokenSchema });
const page = { schema: orderPageAnswerSchema, description: "The order as it stands now" };

export const getOrderPage = {
  method: "get",
  path: "/orders/by-token/{token}",
  tag,
  summary: "The order that a customer's link leads to, and what they may do with it",
  isPublic: true,
  params,
  answers: { 200: page },
} as const satisfies Call;

export const sendReceipt = {
  method: "post",
  path: "/orders/by-token/{token}/receipt",
  tag,
  summary: "Send a better picture of the receipt, after the shop asked for one",
  isPublic: true,
  params,
  body: z.object({}),
  files: { receipt: "The receipt of the transfer" },
  refusals: [429],
  answers: { 200: page },
} as const satisfies Call;

export const correctAddress = {
  method: "patch",
  path: "/orders/by-token/{token}/address",
  tag,
  summary: "Correct the address of a pending order, within its city",
  isPublic: true,
  params,
  body: addressSchema,
  refusals: [429],
  answers: { 200: page },
} as const satisfies Call;

export const cancelOrder = {
  method: "post",
  path: "/orders/by-token/{token}/cancellation",
  tag,
  summary: "Cancel an order, as far as the cancellation policy allows",
  isPublic: true,
  params,
  body: cancellationSchema,
  refusals: [429],
  answers: { 200: page },
} as const satisfies Call;

export const requestOrderLink = {
  method: "post",
  path: "/orders/links",
  tag,
  summary: "Have the link to an order's page sent to its customer",
  description: "The answer is the same whether there is such an order or not.",
  isPublic: true,
  body: findOrderSchema,
  refusals: [429],
  answers: { 200: { schema: doneSchema, description: "It is sent, if there is such an order" } },
} as const satisfies Call;
