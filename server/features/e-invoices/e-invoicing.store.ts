import { and, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import { eInvoicing } from "./e-invoicing.table.ts";

export type EInvoicingRow = Omit<typeof eInvoicing.$inferSelect, "isOnlyRow" | "createdAt">;

/** What staff set of it. */
export type EInvoicingSet = Pick<EInvoicingRow, "isOn" | "serviceUrl" | "clientId" | "secretKey">;

/** Before staff have set anything. */
const NONE: EInvoicingRow = {
  isOn: false,
  serviceUrl: "",
  clientId: "",
  secretKey: "",
  keysRefusedAt: null,
  onSince: null,
  takenUpTo: null,
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

    /**
     * What staff set. Keys that were refused count as good again.
     * @param onBehind where it is switched on: the counter of the last document that is not sent
     */
    async update(given: EInvoicingSet, onBehind?: number): Promise<EInvoicingRow> {
      const begin = onBehind !== undefined && { onSince: sql`now()`, takenUpTo: onBehind };
      const [row] = await db
        .update(eInvoicing)
        .set({ ...given, ...begin, keysRefusedAt: null, updatedAt: new Date() })
        .returning();
      return row!;
    },

    async noteTakenUpTo(takenUpTo: number): Promise<void> {
      await db.update(eInvoicing).set({ takenUpTo, updatedAt: sql`updated_at` });
    },

    /**
     * Nothing is sent any more by keys that were refused, unless others were saved meanwhile.
     * @returns whether that is new
     */
    async pauseFor({ clientId, secretKey }: EInvoicingSet): Promise<boolean> {
      const rows = await db
        .update(eInvoicing)
        .set({ keysRefusedAt: sql`now()`, updatedAt: sql`updated_at` })
        .where(
          and(
            eq(eInvoicing.clientId, clientId),
            eq(eInvoicing.secretKey, secretKey),
            isNull(eInvoicing.keysRefusedAt),
          ),
        )
        .returning({ isOn: eInvoicing.isOn });
      return rows.length > 0;
    },
  };
}
