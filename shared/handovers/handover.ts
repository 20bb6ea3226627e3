import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { itemEnvelope, listEnvelope } from "../http/envelope.ts";
import { listQuerySchema } from "../http/page-query.ts";
import { idFields, idSchema } from "../id-schema.ts";
import { dinars, notBelow } from "../numbers.ts";
import { KNOWN_ORDER_STATUSES } from "../orders/order-status.ts";
import { refusedOrderSchema } from "../orders/order-statuses.ts";
import { courierName } from "../shipments/shipment.ts";
import { atMost, line } from "../text.ts";

/** What a courier takes along, and the cash that comes back for it. */

/** So many orders a sheet has at most. */
export const HANDED_AT_ONCE = 200;
export const UNPAID_REASON_LENGTH = 200;

export const handoverQuerySchema = listQuerySchema(["createdAt"]);
export type HandoverQuery = z.output<typeof handoverQuerySchema>;

export const newHandoverSchema = z.object({
  courier: courierName(),
  orders: z
    .array(idSchema)
    .min(1, rule("required"))
    .max(HANDED_AT_ONCE, rule("too_many", { items: "orders", max: HANDED_AT_ONCE })),
});
export type NewHandover = z.output<typeof newHandoverSchema>;

/** `brought` null: it is still out. */
const settledSchema = z.object({
  order: idSchema,
  brought: dinars({ min: notBelow(0, "price") }).nullable(),
  reason: line({ max: atMost(UNPAID_REASON_LENGTH, "reason") })
    .default("")
    .meta({ description: "Why nothing was collected: without one it is missing" }),
});

export const settlementSchema = z.object({
  orders: z
    .array(settledSchema)
    .min(1, rule("required"))
    .max(HANDED_AT_ONCE, rule("too_many", { items: "orders", max: HANDED_AT_ONCE })),
});
export type Settlement = z.output<typeof settlementSchema>;

const sumsSchema = z.object({
  orders: z.int(),
  open: z.int().meta({ description: "Of how many it is not known yet what they brought" }),
  expected: z
    .number()
    .meta({ description: "In dinars; without what was not collected for a reason" }),
  brought: z.number(),
  stillOut: z.number().meta({ description: "Of those that are open" }),
  missing: z.number().meta({ description: "Of those that are not: what came short" }),
});
export type HandoverSums = z.infer<typeof sumsSchema>;

const person = z.string().nullable().meta({ description: "Null when the account is no more" });

export const handoverSchema = z
  .object({
    ...idFields,
    number: z.int(),
    courier: z.string(),
    createdAt: z.iso.datetime(),
    by: person,
    ...sumsSchema.shape,
  })
  .meta({ id: "Handover" });
export type Handover = z.infer<typeof handoverSchema>;

export const handoverLineSchema = z.object({
  ...idFields,
  orderNumber: z.string(),
  /** Null of an order that was deleted since, of which nothing else is told either. */
  status: z.enum(KNOWN_ORDER_STATUSES).nullable(),
  customerFullName: z.string(),
  phone: z.string(),
  city: z.string(),
  address: z.string(),
  parcels: z
    .array(
      z.object({
        office: z.string().meta({ description: "'' for the address of the order" }),
        contactName: z.string(),
        phone: z.string(),
        city: z.string(),
        address: z.string(),
        cards: z.int(),
      }),
    )
    .optional()
    .meta({
      description:
        "Of an order whose cards go to offices of its company; the cash is collected with the first",
    }),
  cash: z
    .number()
    .meta({ description: "To collect, as it was when the sheet was made, in dinars" }),
  brought: z.number().nullable(),
  reason: z.string(),
  settledAt: z.iso.datetime().nullable(),
  settledBy: person,
});
export type HandoverLine = z.infer<typeof handoverLineSchema>;
export type HandedParcel = NonNullable<HandoverLine["parcels"]>[number];

export const handoverSheetSchema = handoverSchema
  .extend({ lines: z.array(handoverLineSchema).meta({ description: "By their order's id" }) })
  .meta({ id: "HandoverSheet" });
export type HandoverSheet = z.infer<typeof handoverSheetSchema>;

export const handoverListSchema = listEnvelope(handoverSchema);
export const handoverAnswerSchema = itemEnvelope(handoverSheetSchema);
export const newHandoverAnswerSchema = itemEnvelope(
  z.object({ sheet: handoverSheetSchema, refused: z.array(refusedOrderSchema) }),
);
export type NewHandoverAnswer = z.infer<typeof newHandoverAnswerSchema>["data"]["data"];
