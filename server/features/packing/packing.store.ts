import { sql, type SQL } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { chips } from "#server/features/chips/chip.table.ts";
import { companies } from "#server/features/companies/company.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { rosterRows } from "#server/features/rosters/roster.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { PackedCard } from "#shared/packing/packing.ts";

/** What a card is packed by: its order, and what the company's list says of the person; `listed`. */
export const PACKED_WITH = sql`
  join ${orders} on ${orders.id} = ${cards.orderId} and ${orders.deletedAt} is null
    and ${cards.state} <> 'replaced'
  left join lateral (
    select coalesce(max(${rosterRows.cells}->>'department'), '') as department,
      coalesce(max(${rosterRows.cells}->>'office'), '') as office
    from ${rosterRows} where ${rosterRows.cardId} = ${cards.id}
  ) as listed on true`;

/** What is not known comes last, and cards without a name behind all others of their department. */
const named = (text: SQL) => [sql`(${text} = '')`, sql`lower(${text})`];

/** Packing order; the card's place in its order decides at last. */
export const PACKING_ORDER: readonly SQL[] = [
  ...named(sql`listed.office`),
  ...named(sql`listed.department`),
  ...named(sql`${cards.nameOnCard}`),
  sql`${cards.position}`,
];

export type PackedRow = Omit<PackedCard, "number">;

export function packingStore(db: Db) {
  return {
    /** Without those that were replaced, in packing order. */
    async cards(orderId: string): Promise<PackedRow[]> {
      const { rows } = await db.execute<PackedRow & Record<string, unknown>>(sql`
        select ${cards.id} as "_id", ${cards.position} as place, ${cards.code} as code, ${cards.nameOnCard} as name,
          ${cards.jobTitle} as position, listed.department, listed.office, ${cards.color} as color,
          ${cards.colorName} as "colorName", ${cards.state} as state,
          exists (select from ${chips} where ${chips.cardId} = ${cards.id}) as "hasChip"
        from ${cards} ${PACKED_WITH}
        where ${cards.orderId} = ${orderId}
        order by ${sql.join([...PACKING_ORDER], sql`, `)}`);
      return rows;
    },

    /** Of the order's company; '' where it is no company's. Undefined for an order that is not there. */
    async companyName(orderId: string): Promise<string | undefined> {
      const { rows } = await db.execute<{ name: string }>(sql`
        select coalesce(${companies.name}, '') as name
        from ${orders} left join ${companies} on ${companies.id} = ${orders.companyId}
        where ${orders.id} = ${orderId} and ${orders.deletedAt} is null`);
      return rows[0]?.name;
    },
  };
}
