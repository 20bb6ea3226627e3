import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import { cards } from "#server/features/cards/card.table.ts";
import { chips } from "#server/features/chips/chip.table.ts";
import { csvPhones, csvText, csvWord } from "#server/platform/database/lists/csv-text.ts";
import type { CsvSource } from "#server/platform/database/lists/export-rows.ts";
import { exportCards } from "#shared/orders/order-calls.ts";
import type { OrderQuery } from "#shared/orders/order-query.ts";

import { ORDER_LIST } from "./order-list.store.ts";
import { orderAddons, orders } from "./order.table.ts";

const further = sql`(${orders.furtherCards}->(${cards.person} - 1))`;

/**
 * What the order says of the card's person; of a further card that says nothing, what its customer has.
 * Whoever orders for a company has none of its cards.
 */
const ofPerson = (own: AnyPgColumn | ReturnType<typeof sql>, name: string) =>
  sql`case when ${cards.person} = 0 then ${own}
    else coalesce(nullif(${further}->>${sql.raw(`'${name}'`)}, ''),
      case when ${orders.isOfCompany} then '' else ${own} end) end`;

/** What was chosen for the card, with what was typed. */
const addonsOfCard = sql`coalesce((
  select string_agg(${orderAddons.title} || case
    when ${orderAddons.inputType} = 'image' or ${orderAddons.value} = '' then '' else ': ' || ${orderAddons.value} end,
    '; ' order by ${orderAddons.position})
  from ${orderAddons} where ${orderAddons.orderId} = ${orders.id} and ${orderAddons.person} =
    case when ${further}->>'ownAddons' = 'true' then ${cards.person} else 0 end), '')`;

/** A line for each card of the orders in the list, without those that another has replaced. */
export const CARD_CSV = {
  call: exportCards,
  table: orders,
  rules: ORDER_LIST,
  each: {
    join: sql`join ${cards} on ${cards.orderId} = ${orders.id} and ${cards.state} <> 'replaced'
      left join ${chips} on ${chips.cardId} = ${cards.id}`,
    by: sql`${cards.person}`,
  },
  cells: {
    "Order ID": csvText(sql`right(${orders.id}, 8)`),
    Card: csvWord(sql`(${cards.person} + case when ${orders.isOfCompany} then 0 else 1 end)::text`),
    "Name on Card": csvText(cards.nameOnCard),
    "First Name": csvText(ofPerson(orders.firstName, "firstName")),
    "Last Name": csvText(ofPerson(orders.lastName, "lastName")),
    Position: csvText(cards.jobTitle),
    Organization: csvText(cards.organization),
    Phone: csvPhones(ofPerson(sql`${orders.phoneNumbers}[1]`, "phone"), { isArray: false }),
    Email: csvText(ofPerson(orders.email, "email")),
    "Card Color": csvText(sql`coalesce(nullif(${cards.colorName}, ''), ${cards.color})`),
    Code: csvText(cards.code),
    State: csvWord(cards.state),
    Chip: csvText(sql`coalesce(${chips.serial}, '')`),
    Logo: csvWord(
      sql`case when ${cards.includePrintedLogo} and ${cards.companyLogo} <> '' then 'yes' else 'no' end`,
    ),
    Addons: csvText(addonsOfCard),
  },
} satisfies CsvSource<typeof exportCards, OrderQuery>;
