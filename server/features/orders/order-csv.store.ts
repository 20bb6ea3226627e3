import { sql } from "drizzle-orm";

import type { CsvSource } from "#server/platform/database/lists/csv-rows.ts";
import { csvDay, csvMoney, csvText, csvWord } from "#server/platform/database/lists/csv-text.ts";
import { exportOrders } from "#shared/orders/order-calls.ts";
import type { OrderQuery } from "#shared/orders/order-query.ts";

import { ORDER_LIST } from "./order.store.ts";
import { orders } from "./order.table.ts";

const { typedCity, typedCountry, addressLine1, addressLine2, postcode } = orders;

/** On one line, as it would stand on a parcel. */
const ADDRESS = sql`concat_ws(', ',
  nullif(${addressLine1}, ''), nullif(${addressLine2}, ''),
  coalesce(nullif(${typedCity}, ''), ${orders.cityName}), nullif(${postcode}, ''),
  coalesce(nullif(${typedCountry}, ''), ${orders.countryName}))`;

export const ORDER_CSV = {
  call: exportOrders,
  table: orders,
  rules: ORDER_LIST,
  cells: {
    "Order ID": csvText(sql`right(${orders.id}, 8)`),
    "Customer Name": csvText(sql`(${orders.firstName} || ' ' || ${orders.lastName})`),
    Email: csvText(orders.email),
    Phone: csvText(sql`array_to_string(${orders.phoneNumbers}, ', ')`),
    Product: csvText(orders.productTitle),
    "Card Color": csvText(sql`coalesce(nullif(${orders.colorName}, ''), ${orders.color})`),
    Address: csvText(ADDRESS),
    Status: csvWord(orders.status),
    "Payment Method": csvWord(orders.paymentMethod),
    Total: csvMoney(orders.totalFils),
    Date: csvDay(orders.createdAt),
  },
} satisfies CsvSource<typeof exportOrders, OrderQuery>;
