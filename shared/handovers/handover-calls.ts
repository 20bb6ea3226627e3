import { z } from "zod";

import type { Call } from "../http/call.ts";
import type { CsvCall } from "../http/csv-call.ts";
import { idSchema } from "../id-schema.ts";
import {
  handoverAnswerSchema,
  handoverListSchema,
  handoverQuerySchema,
  newHandoverAnswerSchema,
  newHandoverSchema,
  settlementSchema,
} from "./handover.ts";

const tag = "Orders";
const sheet = { schema: handoverAnswerSchema, description: "The sheet" };

export const listHandovers = {
  method: "get",
  path: "/handovers",
  permission: "money.read",
  tag,
  summary: "What was handed over to couriers, the newest first",
  description: "`search` finds couriers by name.",
  query: handoverQuerySchema,
  isAlwaysPaged: true,
  answers: { 200: { schema: handoverListSchema, description: "The sheets" } },
} as const satisfies Call;

export const getHandover = {
  method: "get",
  path: "/handovers/{id}",
  permission: "money.read",
  tag,
  summary: "One sheet with its orders",
  answers: { 200: sheet },
} as const satisfies Call;

export const makeHandover = {
  method: "post",
  path: "/handovers",
  permission: "money.write",
  tag,
  summary: "Hand orders over to a courier, up to 200 a sheet",
  description:
    "The cash to collect is what it is now. Orders that are cancelled, delivered or still out with " +
    "another sheet are left out, and answered as `refused`; with none left the call is refused.",
  body: newHandoverSchema,
  answers: { 201: { schema: newHandoverAnswerSchema, description: "The sheet" } },
} as const satisfies Call;

export const removeFromHandover = {
  method: "delete",
  path: "/handovers/{id}/orders/{order}",
  permission: "money.write",
  tag,
  summary: "Take an order off a sheet while it is open",
  refusals: [400],
  answers: { 200: sheet },
} as const satisfies Call;

export const settleHandover = {
  method: "post",
  path: "/handovers/{id}/cash",
  permission: "money.write",
  tag,
  summary: "Tick off the cash that a courier brought back",
  description: "Again for an order it corrects it; with `brought` null the order is out again.",
  body: settlementSchema,
  answers: { 200: sheet },
} as const satisfies Call;

/** As couriers' own programs import it. */
export const exportHandover = {
  path: "/exports/hand-over.csv",
  tag,
  summary: "The orders of a sheet, as hand-over.csv",
  query: z.object({ sheet: idSchema }),
  columns: ["Order ID", "Customer Name", "Phone", "City", "Address", "Cash"],
} as const satisfies CsvCall;
