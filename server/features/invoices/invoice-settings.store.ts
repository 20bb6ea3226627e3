import type { Db } from "#server/platform/database/connect.ts";

import { invoiceSettings } from "./invoice-settings.table.ts";

export type InvoiceSettingsRow = Omit<
  typeof invoiceSettings.$inferSelect,
  "isOnlyRow" | "createdAt"
>;

/** Before the owner has set anything: nothing is issued. */
const NONE: InvoiceSettingsRow = {
  issueWhen: "off",
  taxMode: "none",
  sellerName: "",
  sellerNameAr: "",
  taxNumber: "",
  activityNumber: "",
  address: "",
  productTax: [],
  updatedAt: new Date(0),
};

export function invoiceSettingsStore(db: Db) {
  return {
    async find(): Promise<InvoiceSettingsRow> {
      const [row] = await db.select().from(invoiceSettings);
      return row ?? NONE;
    },

    /** Locked until the transaction ends. */
    async findForUpdate(): Promise<InvoiceSettingsRow> {
      await db.insert(invoiceSettings).values(NONE).onConflictDoNothing();
      const [row] = await db.select().from(invoiceSettings).for("update");
      return row!;
    },

    async update(changes: Partial<InvoiceSettingsRow>): Promise<InvoiceSettingsRow> {
      const [row] = await db
        .update(invoiceSettings)
        .set({ ...changes, updatedAt: new Date() })
        .returning();
      return row!;
    },
  };
}
