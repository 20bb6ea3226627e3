import { z } from "zod";

import type { Call } from "../http/call.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { KNOWN_ORDER_STATUSES } from "../orders/order-status.ts";

/** How far a company's request is, from its asking to the cards in its hand. */
export const COMPANY_COLUMNS = ["new", "quoted", "accepted", "making", "sent", "declined"] as const;
export type CompanyColumn = (typeof COMPANY_COLUMNS)[number];

/** What has come to an end stays on the board for so many days. */
export const ENDED_DAYS = 30;
/** So many are shown of each column. */
export const MOST_IN_COLUMN = 50;

const ticketSchema = z.object({
  id: z.string().meta({ description: "Of the order, or while there is none of the request" }),
  request: z.string().nullable(),
  order: z
    .object({
      id: z.string(),
      number: z.string(),
      status: z.enum(KNOWN_ORDER_STATUSES),
      waitingCards: z.int().meta({ description: "Cards that nobody is named for" }),
    })
    .nullable(),
  number: z.string().meta({ description: "Of the request, or of an order without one" }),
  companyName: z.string(),
  count: z.int().meta({ description: "Of cards" }),
  value: z.number().meta({ description: "Of all, in dinars: ordered, offered, or by the prices" }),
  since: z.iso.datetime().meta({ description: "When it came into its column" }),
  validUntil: z.iso
    .date()
    .nullable()
    .meta({ description: "Until when the quote holds that waits for an answer" }),
});
export type CompanyTicket = z.infer<typeof ticketSchema>;

const companyBoardSchema = z
  .array(
    z.object({
      column: z.enum(COMPANY_COLUMNS),
      count: z.int(),
      tickets: z.array(ticketSchema),
    }),
  )
  .meta({ id: "CompanyBoard" });
export type CompanyBoard = z.infer<typeof companyBoardSchema>;

export const readCompanyBoard = {
  method: "get",
  path: "/custom-orders-board",
  permission: "customers.read",
  tag: "Bulk orders",
  summary: "Companies' requests and orders, in columns by how far they are",
  description: `The first ${MOST_IN_COLUMN} of each column. What was delivered or declined is there for ${ENDED_DAYS} days.`,
  answers: { 200: { schema: itemEnvelope(companyBoardSchema), description: "The columns" } },
} as const satisfies Call;
