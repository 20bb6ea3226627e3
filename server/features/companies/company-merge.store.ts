import { asc, eq, sql } from "drizzle-orm";

import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { rosters } from "#server/features/rosters/roster.table.ts";
import { parcelShipments } from "#server/features/shipments/parcel-shipment.table.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { companyDesigns } from "./company-design.table.ts";
import { companyOffices } from "./company-office.table.ts";
import type { CompanyRow } from "./company.store.ts";
import { companies } from "./company.table.ts";

/** Moves what one record of a company has to another one. */
export function companyMergeStore(trx: Db) {
  return {
    /**
     * Locks what a record has, in the sequence in which whoever works on it does, and the record itself last: who
     * was adding something to it has done so by then, and nobody adds anything to it any more.
     */
    async lockWhole(id: string): Promise<void> {
      for (const part of [bulkOrders, rosters, orders]) {
        await trx
          .select({ id: part.id })
          .from(part)
          .where(eq(part.companyId, id))
          .orderBy(asc(part.createdAt))
          .for("update");
      }
      await trx
        .select({ id: companies.id })
        .from(companies)
        .where(eq(companies.id, id))
        .for("update");
    },

    /** Orders, requests and lists. What was ordered stays as it was ordered. */
    async moveRecords(id: string, into: string): Promise<void> {
      const moved = { companyId: into };
      await trx.update(orders).set(moved).where(eq(orders.companyId, id));
      await trx.update(bulkOrders).set(moved).where(eq(bulkOrders.companyId, id));
      await trx.update(rosters).set(moved).where(eq(rosters.companyId, id));
    },

    /**
     * An office that both have is that of the record that stays, with the parcels of both.
     * @returns how many there are then
     */
    async moveOffices(id: string, into: string): Promise<number> {
      const same = sql`select gone.id as gone, kept.id as kept
        from ${companyOffices} as gone join ${companyOffices} as kept on kept.key = gone.key
        where gone.company_id = ${id} and kept.company_id = ${into}`;
      await trx.execute(sql`update ${parcelShipments} as parcel set office_id = same.kept
        from (${same}) as same where parcel.office_id = same.gone`);
      await trx.execute(
        sql`delete from ${companyOffices} where id in (select gone from (${same}) as same)`,
      );
      await trx.execute(sql`update ${companyOffices} as office set company_id = ${into},
        position = office.position + (select coalesce(max(position) + 1, 0) from ${companyOffices}
          where company_id = ${into}) where company_id = ${id}`);
      return trx.$count(companyOffices, eq(companyOffices.companyId, into));
    },

    /** The design, unless the record that stays has one. */
    async moveDesign(id: string, into: string): Promise<void> {
      await trx.execute(sql`update ${companyDesigns} set company_id = ${into}
        where company_id = ${id}
          and not exists (select from ${companyDesigns} where company_id = ${into})`);
    },

    async change(id: string, change: Partial<CompanyRow>): Promise<CompanyRow> {
      const [row] = await trx
        .update(companies)
        .set({ ...change, updatedAt: new Date() })
        .where(eq(companies.id, id))
        .returning();
      return row!;
    },

    /** For good, with what was left in it: a design that nobody follows, and its links. */
    async remove(id: string): Promise<void> {
      await trx.delete(companies).where(eq(companies.id, id));
    },
  };
}
