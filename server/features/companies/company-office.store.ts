import { and, asc, eq, notInArray } from "drizzle-orm";

import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { Office, OfficeForm } from "#shared/companies/company-offices.ts";

import { companyOffices } from "./company-office.table.ts";

const { id: _id, name, city, addressLine1, addressLine2, phone, contactName } = companyOffices;

export function companyOfficeStore(db: Db) {
  const list = (companyId: string): Promise<Office[]> =>
    db
      .select({ _id, name, city, addressLine1, addressLine2, phone, contactName })
      .from(companyOffices)
      .where(eq(companyOffices.companyId, companyId))
      .orderBy(asc(companyOffices.position));

  return {
    /** In their sequence. */
    list,

    /** Puts these in place of those that there are; one whose id is among them stays it. */
    async replace(companyId: string, offices: readonly OfficeForm[]): Promise<void> {
      const known = new Set((await list(companyId)).map((office) => office._id));
      const rows = offices.map(({ _id: id, ...office }, position) => ({
        ...office,
        position,
        id: id !== undefined && known.delete(id) ? id : newId(),
      }));
      const kept = rows.map(({ id }) => id);
      await db
        .delete(companyOffices)
        .where(and(eq(companyOffices.companyId, companyId), notInArray(_id, kept)));
      for (const row of rows) {
        await db
          .insert(companyOffices)
          .values({ companyId, ...row })
          .onConflictDoUpdate({ target: _id, set: { ...row, updatedAt: new Date() } });
      }
    },
  };
}
