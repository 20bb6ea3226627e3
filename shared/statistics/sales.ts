import { z } from "zod";

import { itemEnvelope } from "../http/envelope.ts";
import { oneOfWords } from "../http/page-query.ts";
import { KNOWN_ORDER_STATUSES } from "../orders/order-status.ts";

/** Lengths of the period, in days that end today. */
export const SALES_RANGES = ["7", "30", "90", "365"] as const;
export type SalesRange = (typeof SALES_RANGES)[number];

export const salesQuerySchema = z.object({ days: oneOfWords("days", SALES_RANGES) });

const orders = z.int();
const revenue = z.number().meta({ description: "Dinars" });
const daySchema = z.object({ day: z.iso.date(), orders, revenue });

/** Orders and revenue by days in Amman. Cancelled orders count in `byStatus` only. */
export const salesSchema = z
  .object({
    days: z.array(daySchema).meta({ description: "Every day of the period, the earliest first" }),
    earlier: z.array(daySchema).meta({ description: "The period of the same length before it" }),
    byStatus: z.array(z.object({ status: z.enum(KNOWN_ORDER_STATUSES), orders })),
    byCity: z
      .array(z.object({ city: z.string(), cityAr: z.string(), orders, revenue }))
      .meta({ description: "The ten with most orders" }),
    byColor: z
      .array(z.object({ color: z.string(), colorName: z.string(), orders, revenue }))
      .meta({ description: "The ten with most orders" }),
  })
  .meta({ id: "Sales" });
export type Sales = z.infer<typeof salesSchema>;
export type SalesDay = Sales["days"][number];
export const salesAnswerSchema = itemEnvelope(salesSchema);
