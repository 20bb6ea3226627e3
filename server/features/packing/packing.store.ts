import { sql, type SQL } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { chips } from "#server/features/chips/chip.table.ts";
import { companyOffices, officeKey } from "#server/features/companies/company-office.table.ts";
import { companies } from "#server/features/companies/company.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { rosterRows } from "#server/features/rosters/roster.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { PackedCard } from "#shared/packing/packing.ts";

/**
 * What a card is packed by: its order, what the company's list says of the person (`listed`), and the office of the
 * company that the list names. Cards of others go to the address of the order.
 */
export const PACKED_WITH = sql`
  join ${orders} on ${orders.id} = ${cards.orderId} and ${orders.deletedAt} is null
    and ${cards.state} <> 'replaced'
  left join lateral (
    select coalesce(max(${rosterRows.cells}->>'department'), '') as department,
      coalesce(max(${rosterRows.cells}->>'office'), '') as office,
      ${sql.raw(officeKey(`coalesce(max("cells"->>'office'), '')`))} as office_key
    from ${rosterRows} where ${rosterRows.cardId} = ${cards.id}
  ) as listed on true
  left join ${companyOffices} on ${companyOffices.companyId} = ${orders.companyId}
    and ${companyOffices.key} = listed.office_key`;

/** What is not known comes last, and cards without a name behind all others of their department. */
const named = (text: SQL) => [sql`(${text} = '')`, sql`lower(${text})`];

/** Packing order: the parcel for the order's own address first. The card's place in its order decides at last. */
export const PACKING_ORDER: readonly SQL[] = [
  sql`coalesce(${companyOffices.position}, -1)`,
  ...named(sql`listed.office`),
  ...named(sql`listed.department`),
  ...named(sql`${cards.nameOnCard}`),
  sql`${cards.position}`,
];

export type PackedRow = Omit<PackedCard, "number"> & {
  /** Null for the order's own address. */
  officeId: string | null;
};

/** A parcel of an order; of one for the order's own address all but the number of cards is null. */
export interface ParcelRow {
  orderId: string;
  officeId: string | null;
  name: string | null;
  contactName: string | null;
  phone: string | null;
  city: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  cards: number;
}

export function packingStore(db: Db) {
  return {
    /** Without those that were replaced, in packing order. */
    async cards(orderId: string): Promise<PackedRow[]> {
      const { rows } = await db.execute<PackedRow & Record<string, unknown>>(sql`
        select ${cards.id} as "_id", ${cards.position} as place, ${cards.code} as code, ${cards.nameOnCard} as name,
          ${cards.jobTitle} as position, listed.department, listed.office,
          ${companyOffices.id} as "officeId", ${cards.color} as color,
          ${cards.colorName} as "colorName", ${cards.state} as state,
          exists (select from ${chips} where ${chips.cardId} = ${cards.id}) as "hasChip"
        from ${cards} ${PACKED_WITH}
        where ${cards.orderId} = ${orderId}
        order by ${sql.join([...PACKING_ORDER], sql`, `)}`);
      return rows;
    },

    /** The parcels of those of these orders of which one goes to an office, in packing order. */
    async parcels(orderIds: readonly string[]): Promise<Map<string, ParcelRow[]>> {
      const { name, contactName, phone, city, addressLine1, addressLine2 } = companyOffices;
      const { rows } = await db.execute<ParcelRow & Record<string, unknown>>(sql`
        select ${cards.orderId} as "orderId", ${companyOffices.id} as "officeId", ${name} as name,
          ${contactName} as "contactName", ${phone} as phone, ${city} as city,
          ${addressLine1} as "addressLine1", ${addressLine2} as "addressLine2", count(*)::int as cards
        from ${cards} ${PACKED_WITH}
        where ${cards.orderId} = any(${sql.param([...orderIds])}::text[])
        group by ${cards.orderId}, ${companyOffices.id}
        order by coalesce(${companyOffices.position}, -1)`);
      const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
      return new Map(
        [...byOrder].filter(([, parcels]) => parcels.some(({ officeId }) => officeId !== null)),
      );
    },

    /** The order's company, if it is one's. Undefined for an order that is not there. */
    async company(orderId: string): Promise<{ id: string | null; name: string } | undefined> {
      const { rows } = await db.execute<{ id: string | null; name: string }>(sql`
        select ${companies.id} as id, coalesce(${companies.name}, '') as name
        from ${orders} left join ${companies} on ${companies.id} = ${orders.companyId}
        where ${orders.id} = ${orderId} and ${orders.deletedAt} is null`);
      return rows[0];
    },
  };
}
