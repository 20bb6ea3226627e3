import type { Db } from "#server/platform/database/connect.ts";

import { eInvoicing } from "./e-invoicing.table.ts";

export type EInvoicingRow = Omit<typeof eInvoicing.$inferSelect, "isOnlyRow" | "createdAt">;

/** Before staff have set anything. */
const NONE: EInvoicingRow = {
  serviceUrl: "",
  clientId: "",
  secretKey: "",
  updatedAt: new Date(0),
};

export function eInvoicingStore(db: Db) {
  return {
    async find(): Promise<EInvoicingRow> {
      const [row] = await db.select().from(eInvoicing);
      return row ?? NONE;
    },

    /** Locked until the transaction ends. */
    async findForUpdate(): Promise<EInvoicingRow> {
      await db.insert(eInvoicing).values(NONE).onConflictDoNothing();
      const [row] = await db.select().from(eInvoicing).for("update");
      return row!;
    },

    async update(changes: Partial<EInvoicingRow>): Promise<EInvoicingRow> {
      const [row] = await db
        .update(eInvoicing)
        .set({ ...changes, updatedAt: new Date() })
        .returning();
      return row!;
    },
  };
}
