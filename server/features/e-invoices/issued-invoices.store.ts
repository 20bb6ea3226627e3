import { asc, gt, gte, max, sql } from "drizzle-orm";

import { documentOf } from "#server/features/invoices/document-of.ts";
import { invoiceSettingsStore } from "#server/features/invoices/invoice-settings.store.ts";
import { invoiceStore } from "#server/features/invoices/invoice.store.ts";
import { invoices } from "#server/features/invoices/invoice.table.ts";

import type { IssuedInvoices } from "./send-e-invoices.ts";

/** The invoices and credit notes that the database issues (decision 063). */
export const issuedInvoices: IssuedInvoices = {
  async lastBefore(moment, db) {
    const { counter, createdAt } = invoices;
    // A transaction that was under way at this moment may have a higher counter than one that began after it.
    const after = sql<number | null>`min(${counter}) filter (where ${gte(createdAt, moment)})`;
    const [row] = await db.select({ first: after, last: max(counter) }).from(invoices);
    return row?.first ? row.first - 1 : (row?.last ?? 0);
  },

  async after(counter, most, db) {
    const { id, uuid, number, counter: nth, facts } = invoices;
    const rows = await db
      .select({ id, uuid, number, counter: nth, facts })
      .from(invoices)
      .where(gt(nth, counter))
      .orderBy(asc(nth))
      .limit(most);
    return rows.map(({ facts: { original }, ...row }) => {
      return { ...row, originalUuid: original?.uuid ?? "" };
    });
  },

  async find(invoiceId, db) {
    const row = await invoiceStore(db).find(invoiceId);
    return row && documentOf(row);
  },

  activityNumber: async (db) => (await invoiceSettingsStore(db).find()).activityNumber,
};
