import type { Call } from "../http/call.ts";
import type { CsvCall } from "../http/csv-call.ts";
import { monthsAnswerSchema, monthsQuerySchema } from "./months.ts";

const tag = "Statistics";

export const getMonths = {
  method: "get",
  path: "/statistics/months",
  permission: "money.read",
  tag,
  summary: "What was sold, given back, made and delivered, month by month",
  description:
    "At most 60 months. The groups (by city and so on) are those of the last one, beside the month before it.",
  query: monthsQuerySchema,
  answers: { 200: { schema: monthsAnswerSchema, description: "The figures" } },
} as const satisfies Call;

export const exportMonths = {
  path: "/exports/months.csv",
  tag,
  summary: "The figures of each month, as months.csv",
  query: monthsQuerySchema,
  columns: [
    "Month",
    "Orders",
    "Sales",
    "Delivery Fees",
    "Discounts",
    "Refunds",
    "Kept Of Cancelled",
    "Tax",
    "Cards Made",
    "Delivered",
    "Refused",
    "Delivered With Promise",
    "On Time",
    "Days To Delivery",
    "Promised Days",
  ],
} as const satisfies CsvCall;

export const exportMonthGroups = {
  path: "/exports/month-groups.csv",
  tag,
  summary: "Each month by city, color, addon and discount, as month-groups.csv",
  query: monthsQuerySchema,
  columns: ["Month", "Group", "Name", "Count", "Amount"],
} as const satisfies CsvCall;
