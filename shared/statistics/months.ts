import { z } from "zod";

import { itemEnvelope } from "../http/envelope.ts";
import { month } from "../month.ts";

/** So many months are asked for at most, and so many without `from`. */
export const MOST_MONTHS = 60;
export const USUAL_MONTHS = 12;

export const monthsQuerySchema = z.object({
  from: month("from").optional().meta({ description: "Without it the last 12 months up to `to`" }),
  to: month("to").optional().meta({ description: "Without it the present month in Amman" }),
});
export type MonthsQuery = z.output<typeof monthsQuerySchema>;

const count = z.int();
const amount = z.number().meta({ description: "Dinars" });

/** What happened in one month, in Amman's time. */
const monthFiguresSchema = z
  .object({
    month: z.string().meta({ description: "2026-01" }),
    orders: count.meta({ description: "Placed in the month, and neither cancelled nor deleted" }),
    sales: amount.meta({ description: "What these come to, with delivery, less discounts" }),
    fees: amount.meta({ description: "Of that for delivery" }),
    discounts: amount.meta({ description: "What discounts took off" }),
    refunds: amount.meta({ description: "Given back in the month, whenever it was ordered" }),
    kept: amount.meta({
      description: "Paid and not given back of the orders of the month that were cancelled since",
    }),
    tax: amount.meta({ description: "Of the month's invoices, less that of its credit notes" }),
    cards: count.meta({ description: "Made: those of orders that left the shop in the month" }),
    delivered: count,
    refused: count.meta({ description: "Cancelled in the month while they were on their way" }),
    arrivals: z
      .object({
        orders: count,
        onTime: count,
        days: z.number().meta({ description: "From the order's day on, on average" }),
        promisedDays: z.number(),
      })
      .nullable()
      .meta({ description: "Of orders delivered within Jordan, for which a day is promised" }),
  })
  .meta({ id: "MonthFigures" });
export type MonthFigures = z.infer<typeof monthFiguresSchema>;

const sumSchema = z.object({ count, amount });
/** A group in the last month that was asked for, and in the one before. */
const group = {
  name: z.string(),
  nameAr: z.string().meta({ description: "'' where there is none" }),
};
const groupSchema = z
  .object({ key: z.string(), ...group, now: sumSchema, before: sumSchema })
  .meta({ id: "MonthGroup" });
export type MonthGroup = z.infer<typeof groupSchema>;
const deliveriesSchema = z.object({ delivered: count, refused: count });
const deliveryGroupSchema = z
  .object({ key: z.string(), ...group, now: deliveriesSchema, before: deliveriesSchema })
  .meta({ id: "MonthDeliveries" });
export type MonthDeliveries = z.infer<typeof deliveryGroupSchema>;

const groups = z.array(groupSchema);

export const monthsSchema = z
  .object({
    months: z.array(monthFiguresSchema).meta({ description: "The earliest first" }),
    byCity: groups.meta({ description: "Orders and sales of the last month, at most 100" }),
    byColor: groups.meta({ description: "Cards and their price" }),
    byAddon: groups.meta({ description: "Cards with it, and its price" }),
    byDiscount: groups.meta({ description: "Orders with it, and what it took off" }),
    deliveriesByCity: z.array(deliveryGroupSchema),
  })
  .meta({ id: "Months" });
export type Months = z.infer<typeof monthsSchema>;
export const monthsAnswerSchema = itemEnvelope(monthsSchema);
