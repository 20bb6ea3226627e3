import { asc, gt, max } from "drizzle-orm";

import { documentOf } from "#server/features/invoices/document-of.ts";
import { invoiceSettingsStore } from "#server/features/invoices/invoice-settings.store.ts";
import { invoiceStore } from "#server/features/invoices/invoice.store.ts";
import { invoices } from "#server/features/invoices/invoice.table.ts";

import type { IssuedInvoices } from "./issued-invoices.ts";

/** The invoices and credit notes that the database issues (decision 063). */
export const issuedInvoices: IssuedInvoices = {
  async last(db) {
    const [row] = await db.select({ counter: max(invoices.counter) }).from(invoices);
    return row?.counter ?? 0;
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
