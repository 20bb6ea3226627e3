import type { Call } from "../http/call.ts";
import { doneSchema } from "../http/envelope.ts";
import { versionHeader } from "../http/resource-calls.ts";
import { dryRunQuerySchema } from "./dry-run.ts";
import { idempotencyHeader, orderPictures } from "./order-calls.ts";
import { paymentDecisionSchema } from "./order-payment.ts";
import {
  orderNoteAnswerSchema,
  orderNoteFormSchema,
  orderRecordAnswerSchema,
} from "./order-record.ts";
import { orderStatusesAnswerSchema, orderStatusesSchema } from "./order-statuses.ts";
import { staffOrderFormSchema, takenOrderAnswerSchema } from "./staff-order-form.ts";
import { staffOrderAnswerSchema } from "./staff-order.ts";
import { undoAnswerSchema, undoSchema } from "./undo.ts";

/** What staff do with an order at their desk, beside changing it. */

const tag = "Orders";

/** Price and fee are changed only by whoever may change money. */
export const takeOrder = {
  method: "post",
  path: "/staff/orders",
  permission: "orders.write",
  tag,
  summary: "Take an order by phone or at the counter",
  description: "By the rules of every order. Its customer gets a link to see, approve and pay it.",
  headers: idempotencyHeader,
  query: dryRunQuerySchema,
  body: staffOrderFormSchema,
  files: orderPictures,
  refusals: [403, 422],
  answers: {
    201: { schema: takenOrderAnswerSchema, description: "The order" },
    200: { schema: takenOrderAnswerSchema, description: "This very order had been taken already" },
  },
} as const satisfies Call;

export const decidePayment = {
  method: "patch",
  path: "/orders/{id}/payment",
  permission: "money.write",
  tag,
  summary: "Accept an order's receipt, ask its customer for a better one, or take a payment back",
  description:
    "The customer is told why a better one is needed, in their language. `cash_due` takes back that an order in cash was paid before the courier comes, unless it was invoiced as paid or money was given back.",
  headers: versionHeader,
  body: paymentDecisionSchema,
  refusals: [412],
  answers: { 200: { schema: staffOrderAnswerSchema, description: "The order" } },
} as const satisfies Call;

export const getOrderRecord = {
  method: "get",
  path: "/orders/{id}/record",
  permission: "orders.read",
  tag,
  summary: "An order's notes, all that happened to it, and orders with the same receipt",
  answers: { 200: { schema: orderRecordAnswerSchema, description: "The record" } },
} as const satisfies Call;

export const addOrderNote = {
  method: "post",
  path: "/orders/{id}/notes",
  permission: "orders.write",
  tag,
  summary: "Add a note that only staff see",
  body: orderNoteFormSchema,
  answers: { 201: { schema: orderNoteAnswerSchema, description: "The note" } },
} as const satisfies Call;

export const deleteOrderNote = {
  method: "delete",
  path: "/orders/{id}/notes/{note}",
  permission: "orders.write",
  tag,
  summary: "Delete a note of one's own",
  refusals: [403],
  answers: { 200: { schema: doneSchema, description: "Deleted" } },
} as const satisfies Call;

export const setOrderStatuses = {
  method: "post",
  path: "/orders/statuses",
  permission: "orders.write",
  tag,
  summary: "Set the status of many orders, up to 100 a call",
  description:
    "Orders that are named by `ids`, or all that `matching` means, from the newest on: as long as " +
    "`next` is not null, the same call with it as `after` goes on. Each change is in the history. " +
    "Cancelled orders are left alone, unless `cancelledBefore` says otherwise.",
  query: dryRunQuerySchema,
  body: orderStatusesSchema,
  answers: { 200: { schema: orderStatusesAnswerSchema, description: "What became of them" } },
} as const satisfies Call;

/** Statuses and moves on the board alike. */
export const undoOrderChanges = {
  method: "post",
  path: "/orders/undoing",
  permission: "orders.write",
  tag,
  summary: "Take back statuses and moves of many orders, until their customers are told of them",
  description:
    "Named by `undo` of the answer that they had. An order that was changed since stays what it is.",
  body: undoSchema,
  answers: { 200: { schema: undoAnswerSchema, description: "What became of them" } },
} as const satisfies Call;
