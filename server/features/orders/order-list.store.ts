import { sql } from "drizzle-orm";

import { cardDesigns } from "#server/features/catalog/product.table.ts";
import { cities, countries } from "#server/features/delivery/location.table.ts";
import { countedValues } from "#server/platform/database/lists/counts-table.ts";
import type { ListRules, SearchWord } from "#server/platform/database/lists/list-rules.ts";
import type { OrderQuery } from "#shared/orders/order-query.ts";

import { orderCounts, orders } from "./order.table.ts";

const { cityId, cityName, color, colorName } = orderCounts;

/** A city, by its name or its country's: as it was in an order, and in every language as it is now. */
const PLACE: SearchWord = {
  column: orders.cityId,
  valuesOf: (isNamed) => sql`
    ${countedValues(orderCounts, cityId, cityName, isNamed(cityName))}
    union select ${cities.id} from ${cities} join ${countries} on ${countries.id} = ${cities.countryId}
    where ${isNamed(cities.name, cities.nameAr, countries.name, countries.nameAr)}`,
};

const COLOR: SearchWord = {
  column: orders.color,
  valuesOf: (isNamed) => sql`
    ${countedValues(orderCounts, color, colorName, isNamed(colorName))}
    union select ${cardDesigns.color} from ${cardDesigns}
    where ${isNamed(cardDesigns.colorName, cardDesigns.colorNameAr)}`,
};

export const ORDER_LIST: ListRules<OrderQuery> = {
  sorts: {
    createdAt: orders.createdAt,
    total: orders.totalFils,
    status: [orders.status, orders.createdAt],
    customer: orders.customerName,
  },
  unsorted: ["-createdAt"],
  filters: {
    status: orders.status,
    paymentMethod: orders.paymentMethod,
    toCheck: orders.toCheck,
    country: orders.countryId,
    city: orders.cityId,
  },
  days: orders.createdAt,
  searched: { text: orders.search, words: [PLACE, COLOR] },
  counts: orderCounts,
};
