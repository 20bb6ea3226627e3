import { sql, type SQL } from "drizzle-orm";

import { orders } from "#server/features/orders/order.table.ts";
import { csvMoney, csvPhones, csvText } from "#server/platform/database/lists/csv-text.ts";
import type { CsvSource } from "#server/platform/database/lists/export-rows.ts";
import { exportHandover } from "#shared/handovers/handover-calls.ts";

import { handoverLines } from "./handover.table.ts";

export interface SheetLines {
  sheet: string;
  sort?: "order";
}

/** '' of an order that was deleted since. */
const ofOrder = (value: SQL) => sql`coalesce((
  select ${value} from ${orders} where ${orders.id} = ${handoverLines.orderId} and ${orders.deletedAt} is null
), '')`;

const { addressLine1, addressLine2, postcode, typedCountry } = orders;
/** Beside the city, which has a column of its own. */
const ADDRESS = sql`concat_ws(', ', nullif(${addressLine1}, ''), nullif(${addressLine2}, ''),
  nullif(${postcode}, ''), nullif(${typedCountry}, ''))`;

export const HANDOVER_CSV = {
  call: exportHandover,
  table: handoverLines,
  rules: {
    sorts: { order: handoverLines.orderId },
    unsorted: ["order"],
    filters: { sheet: handoverLines.handoverId },
    searched: [],
  },
  cells: {
    "Order ID": csvText(sql`right(${handoverLines.orderId}, 8)`),
    "Customer Name": csvText(ofOrder(sql`${orders.firstName} || ' ' || ${orders.lastName}`)),
    Phone: csvPhones(ofOrder(sql`${orders.deliveryPhone}`), { isArray: false }),
    City: csvText(ofOrder(sql`coalesce(nullif(${orders.typedCity}, ''), ${orders.cityName})`)),
    Address: csvText(ofOrder(ADDRESS)),
    Cash: csvMoney(handoverLines.cashFils),
  },
} satisfies CsvSource<typeof exportHandover, SheetLines>;
