import { z } from "zod";

import { BULK_ORDER_STATUSES } from "../bulk-orders/bulk-order.ts";
import type { Call } from "../http/call.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { KNOWN_ORDER_STATUSES } from "../orders/order-status.ts";

const dated = { id: z.string(), number: z.string(), createdAt: z.iso.datetime() };

/** A list of a company's people, as it is counted where its rows are not shown. */
export const listOfPeopleSchema = z.object({
  id: z.string(),
  name: z.string().meta({ description: "Of the file it came from, or ''" }),
  createdAt: z.iso.datetime(),
  people: z.int(),
  ordered: z.int().meta({ description: "Of them who have a card" }),
});
export type ListOfPeople = z.infer<typeof listOfPeopleSchema>;

/** What a company has asked for, ordered and was invoiced, the newest first. */
const companyRecordsSchema = z
  .object({
    requests: z.array(z.object({ ...dated, count: z.int(), status: z.enum(BULK_ORDER_STATUSES) })),
    orders: z.array(
      z.object({
        ...dated,
        count: z.int().meta({ description: "Of cards" }),
        named: z.int().meta({ description: "Of cards of which it is known whose they are" }),
        total: z.number().meta({ description: "In dinars" }),
        status: z.enum(KNOWN_ORDER_STATUSES),
      }),
    ),
    rosters: z.array(listOfPeopleSchema).meta({ description: "The lists of its people" }),
    invoices: z
      .array(z.object({ ...dated, total: z.number().meta({ description: "In dinars" }) }))
      .meta({ description: "With credit notes; empty for whoever may not see money" }),
  })
  .meta({ id: "CompanyRecords" });
export type CompanyRecords = z.infer<typeof companyRecordsSchema>;

export const getCompanyRecords = {
  method: "get",
  path: "/companies/{id}/records",
  permission: "customers.read",
  tag: "Companies",
  summary: "A company's requests, orders and invoices, the newest first",
  description: "At most a hundred of each.",
  answers: {
    200: { schema: itemEnvelope(companyRecordsSchema), description: "What there is of it" },
  },
} as const satisfies Call;
