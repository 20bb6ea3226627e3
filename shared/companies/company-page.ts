import { z } from "zod";

import { itemEnvelope } from "../http/envelope.ts";
import { idSchema } from "../id-schema.ts";
import { customersInvoiceSchema } from "../invoices/customers-invoice.ts";
import { linkTokenSchema } from "../link-token.ts";
import { KNOWN_ORDER_STATUSES } from "../orders/order-status.ts";
import { trackingSchema } from "../shipments/shipment.ts";
import { listOfPeopleSchema } from "./company-records.ts";

/** The company's own page, opened by a link that may be handed on: whoever has it acts for the company. */

const money = z.number().meta({ description: "In dinars" });

const companyOrderSchema = z.object({
  id: idSchema,
  number: z.string(),
  createdAt: z.iso.datetime(),
  count: z.int().meta({ description: "Of cards" }),
  named: z.int().meta({ description: "Of cards of which it is known whose they are" }),
  status: z.enum(KNOWN_ORDER_STATUSES),
  total: money,
  paid: money,
  due: money,
  invoices: z.array(customersInvoiceSchema),
  parcels: z.array(z.object({ office: z.string(), tracking: trackingSchema })).meta({
    description: "Those that are on their way: '' for the one to the address of the order",
  }),
});
export type CompanyOrder = z.infer<typeof companyOrderSchema>;

const companyPageSchema = z
  .object({
    name: z.string(),
    orders: z.array(companyOrderSchema).meta({ description: "The newest first" }),
    rosters: z.array(listOfPeopleSchema).meta({ description: "The lists of its people" }),
    waitingCards: z.int().meta({ description: "Of its cards that wait for somebody's name" }),
  })
  .meta({ id: "CompanyPage" });
export type CompanyPage = z.infer<typeof companyPageSchema>;
export const companyPageAnswerSchema = itemEnvelope(companyPageSchema);

/** A link that was made: to the company's page, or to one of its orders. */
export const companyLinkAnswerSchema = itemEnvelope(z.object({ token: linkTokenSchema }));
