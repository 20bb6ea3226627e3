import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import {
  csvDay,
  csvMoney,
  csvPhones,
  csvText,
  csvWord,
} from "#server/platform/database/lists/csv-text.ts";
import type { CsvSource } from "#server/platform/database/lists/export-rows.ts";
import { exportOrders } from "#shared/orders/order-calls.ts";
import type { OrderQuery } from "#shared/orders/order-query.ts";

import { ORDER_LIST } from "./order-list.store.ts";
import { orders } from "./order.table.ts";

const { typedCity, typedCountry, addressLine1, addressLine2, postcode, phoneNumbers } = orders;

/** A part of an address and the comma after it, or nothing. */
const unlessEmpty = (part: AnyPgColumn) =>
  sql`case when ${part} = '' then '' else ${part} || ', ' end`;

/**
 * On one line, as it would stand on a parcel. `concat_ws`, which would say it shorter, took a tenth
 * of the database's time for the file.
 */
const ADDRESS = sql`(${unlessEmpty(addressLine1)} || ${unlessEmpty(addressLine2)} ||
  case when ${typedCity} = '' then ${orders.cityName} else ${typedCity} end || ', ' ||
  ${unlessEmpty(postcode)} ||
  case when ${typedCountry} = '' then ${orders.countryName} else ${typedCountry} end)`;

export const ORDER_CSV = {
  call: exportOrders,
  table: orders,
  rules: ORDER_LIST,
  cells: {
    "Order ID": csvText(sql`right(${orders.id}, 8)`),
    "Customer Name": csvText(sql`(${orders.firstName} || ' ' || ${orders.lastName})`),
    Email: csvText(orders.email),
    Phone: csvPhones(phoneNumbers, { isArray: true }),
    Product: csvText(orders.productTitle),
    "Card Color": csvText(sql`coalesce(nullif(${orders.colorName}, ''), ${orders.color})`),
    Address: csvText(ADDRESS),
    Status: csvWord(orders.status),
    "Payment Method": csvWord(orders.paymentMethod),
    Total: csvMoney(orders.totalFils),
    Date: csvDay(orders.createdAt),
  },
} satisfies CsvSource<typeof exportOrders, OrderQuery>;
