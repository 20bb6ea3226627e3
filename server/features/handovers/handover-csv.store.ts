import { sql, type SQL } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { companyOffices } from "#server/features/companies/company-office.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { PACKED_WITH } from "#server/features/packing/packing.store.ts";
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

/**
 * A line for each parcel of an order: of offices' parcels their own address, and no cash, which is collected with
 * the first one. Where an office has no number or nobody to ask, it is whose order it is.
 */
const PARCELS = sql`left join lateral (
  select ${companyOffices.id} as office, ${companyOffices.name} as name,
    ${companyOffices.contactName} as contact, ${companyOffices.phone} as phone, ${companyOffices.city} as city,
    concat_ws(', ', nullif(${companyOffices.addressLine1}, ''), nullif(${companyOffices.addressLine2}, '')) as address,
    row_number() over (order by coalesce(${companyOffices.position}, -1)) as n
  from ${cards} ${PACKED_WITH}
  where ${cards.orderId} = ${handoverLines.orderId}
  group by ${companyOffices.id}
) as parcel on true`;

const ofParcel = (column: string, own: SQL) =>
  sql`coalesce(nullif(${sql.raw(`parcel.${column}`)}, ''), ${own})`;

export const HANDOVER_CSV = {
  call: exportHandover,
  table: handoverLines,
  rules: {
    sorts: { order: handoverLines.orderId },
    unsorted: ["order"],
    filters: { sheet: handoverLines.handoverId },
    searched: [],
  },
  each: { join: PARCELS, by: sql`parcel.n` },
  cells: {
    "Order ID": csvText(sql`right(${handoverLines.orderId}, 8)`),
    "Customer Name": csvText(
      ofParcel("contact", ofOrder(sql`${orders.firstName} || ' ' || ${orders.lastName}`)),
    ),
    Phone: csvPhones(ofParcel("phone", ofOrder(sql`${orders.deliveryPhone}`)), { isArray: false }),
    City: csvText(
      ofParcel("city", ofOrder(sql`coalesce(nullif(${orders.typedCity}, ''), ${orders.cityName})`)),
    ),
    Address: csvText(
      sql`case when parcel.office is null then ${ofOrder(ADDRESS)}
        else concat_ws(', ', parcel.name, parcel.address) end`,
    ),
    Cash: csvMoney(
      sql`case when coalesce(parcel.n, 1) = 1 then ${handoverLines.cashFils} else 0 end`,
    ),
  },
} satisfies CsvSource<typeof exportHandover, SheetLines>;
