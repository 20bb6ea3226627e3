import { z } from "zod";

import type { Call } from "../http/call.ts";
import { doneSchema } from "../http/envelope.ts";
import { linkTokenSchema } from "../link-token.ts";
import { earlierOrderAnswerSchema } from "./again.ts";
import {
  addressSchema,
  cancellationSchema,
  findOrderSchema,
  orderPageAnswerSchema,
} from "./order-page.ts";

const tag = "Orders";
const byToken = "/orders/by-token/{token}";

/** What all that a link opens has in common. */
const ofLink = {
  tag,
  isPublic: true,
  params: z.object({ token: linkTokenSchema }),
  answers: { 200: { schema: orderPageAnswerSchema, description: "The order as it stands now" } },
} as const;

export const getOrderPage = {
  ...ofLink,
  method: "get",
  path: byToken,
  summary: "The order that a customer's link leads to, and what they may do with it",
} as const satisfies Call;

export const sendReceipt = {
  ...ofLink,
  method: "post",
  path: `${byToken}/receipt`,
  summary: "Send a better picture of the receipt, after the shop asked for one",
  body: z.object({}),
  files: { receipt: "The receipt of the transfer" },
  refusals: [429],
} as const satisfies Call;

export const correctAddress = {
  ...ofLink,
  method: "patch",
  path: `${byToken}/address`,
  summary: "Correct the address of a pending order, within its city",
  body: addressSchema,
  refusals: [429],
} as const satisfies Call;

export const cancelOrder = {
  ...ofLink,
  method: "post",
  path: `${byToken}/cancellation`,
  summary: "Cancel an order, as far as the cancellation policy allows",
  body: cancellationSchema,
  refusals: [429],
} as const satisfies Call;

export const getEarlierOrder = {
  method: "get",
  path: `${byToken}/again`,
  tag,
  summary: "What another order of the same card begins with",
  description: "By the link to an earlier order, or by its owner's link to the page of a card.",
  isPublic: true,
  params: ofLink.params,
  answers: { 200: { schema: earlierOrderAnswerSchema, description: "As it was ordered" } },
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
