import { z } from "zod";

import type { Call } from "../http/call.ts";
import type { CsvCall } from "../http/csv-call.ts";
import { idSchema } from "../id-schema.ts";
import { packingAnswerSchema } from "./packing.ts";

const tag = "Orders";

export const getPacking = {
  method: "get",
  path: "/orders/{id}/packing",
  permission: "orders.read",
  tag,
  summary: "An order's cards as they are packed: by office, department and name",
  answers: { 200: { schema: packingAnswerSchema, description: "The cards" } },
} as const satisfies Call;

export const exportPacking = {
  path: "/exports/packing-list.csv",
  tag,
  summary: "The cards of an order in packing order, as packing-list.csv",
  query: z.object({ order: idSchema }),
  columns: ["Number", "Office", "Department", "Name", "Position", "Color", "Card code", "State"],
} as const satisfies CsvCall;
