import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import type { Call } from "../http/call.ts";
import { csvCall } from "../http/csv-call.ts";
import { doneSchema } from "../http/envelope.ts";
import { versionHeader } from "../http/resource-calls.ts";
import { line, LINE_LENGTH } from "../text.ts";
import { dryRunQuerySchema } from "./dry-run.ts";
import { listOrders } from "./list-orders-call.ts";
import { orderChangeSchema } from "./order-change.ts";
import { orderCountQuerySchema, orderCountsAnswerSchema } from "./order-counts.ts";
import { orderFormSchema } from "./order-form.ts";
import { orderAnswerSchema, reservationAnswerSchema } from "./order.ts";
import { staffOrderAnswerSchema } from "./staff-order.ts";

const tag = "Orders";
const oneOrder = { schema: staffOrderAnswerSchema, description: "The order, with its cards" };

export const reserveOrder = {
  method: "post",
  path: "/orders/reservations",
  tag,
  summary: "Reserve an id and number for an order that is being filled in",
  isPublic: true,
  refusals: [429],
  answers: { 201: { schema: reservationAnswerSchema, description: "Reserved, for good" } },
} as const satisfies Call;

const idempotencyKey = line({
  max: [
    LINE_LENGTH,
    apiMessage("parameter_too_long", { parameter: "Idempotency-Key", max: LINE_LENGTH }),
  ],
}).meta({ description: "Kept 24 hours: what is sent again with the same key is the same order" });

export const idempotencyHeader = z.object({ "idempotency-key": idempotencyKey.optional() });

/** The pictures of an order. */
export const orderPictures = {
  companyLogo: "The logo to print",
  addonImages: {
    repeated: "Pictures of addons, each found by its name, which is the addon's value",
  },
  cardLogos: {
    repeated: "Logos of further cards, each found by its name, which is the card's `logoPicture`",
  },
  despositeTransactionImg: "The receipt of the transfer; needed for `online`",
} as const;

export const placeOrder = {
  method: "post",
  path: "/orders",
  tag,
  summary: "Place an order; the server computes the total",
  isPublic: true,
  headers: idempotencyHeader,
  body: orderFormSchema,
  files: orderPictures,
  refusals: [422, 429],
  answers: {
    201: { schema: orderAnswerSchema, description: "The order" },
    200: { schema: orderAnswerSchema, description: "This very order had been placed already" },
  },
} as const satisfies Call;

export const getOrder = {
  method: "get",
  path: "/orders/{id}",
  permission: "orders.read",
  tag,
  summary: "One order",
  answers: { 200: oneOrder },
} as const satisfies Call;

/** How many the tabs of the list hold. */
export const countOrders = {
  method: "get",
  path: "/orders/counts",
  permission: "orders.read",
  tag,
  summary: "How many orders match, of each status, and with a receipt to check",
  query: orderCountQuerySchema,
  answers: { 200: { schema: orderCountsAnswerSchema, description: "The numbers" } },
} as const satisfies Call;

/** Clients in the field send the status alone, as JSON or as a form. */
export const changeOrder = {
  method: "patch",
  path: "/orders/{id}",
  permission: "orders.write",
  tag,
  summary: "Set an order's status, or correct an order",
  description:
    "Texts, city, addons, colour, logo and payment method can be corrected until the order's cards " +
    "are printed. What the customer had chosen keeps its price, what is new has the price of today; " +
    "the total is computed anew. A proof of what was changed is void, and the customer is " +
    "told.",
  headers: versionHeader,
  query: dryRunQuerySchema,
  refusals: [412],
  body: orderChangeSchema,
  files: {
    companyLogo: "A logo in place of the ordered one",
    cardLogos: orderPictures.cardLogos,
  },
  answers: { 200: oneOrder },
} as const satisfies Call;

export const deleteOrder = {
  method: "delete",
  path: "/orders/{id}",
  permission: "orders.delete",
  tag,
  summary: "Delete an order",
  answers: { 200: { schema: doneSchema, description: "Deleted" } },
} as const satisfies Call;

export const exportOrders = csvCall(listOrders, "nfc-orders.csv", [
  "Order ID",
  "Customer Name",
  "Email",
  "Phone",
  "Product",
  "Card Color",
  "Address",
  "Status",
  "Payment Method",
  "Total",
  "Date",
]);

/** A line for each card of the orders that match. */
export const exportCards = csvCall(listOrders, "nfc-order-cards.csv", [
  "Order ID",
  "Card",
  "Name on Card",
  "First Name",
  "Last Name",
  "Position",
  "Organization",
  "Phone",
  "Email",
  "Card Color",
  "Code",
  "State",
  "Chip",
  "Logo",
  "Addons",
]);
