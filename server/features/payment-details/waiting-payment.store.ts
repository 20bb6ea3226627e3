import { sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { PAYMENT_WAIT_MINUTES, type PaymentDetails } from "#shared/settings/payment-details.ts";

import { waitingPayment } from "./waiting-payment.table.ts";

export type WaitingPaymentRow = PaymentDetails & { offeredAt: Date };

/** Whoever writes has locked the row of the settings, so that it is done one at a time. */
export function waitingPaymentStore(db: Db) {
  return {
    async find(): Promise<WaitingPaymentRow | undefined> {
      const [row] = await db.select().from(waitingPayment);
      return row;
    },

    /** The one whose time has come. */
    async findDue(): Promise<WaitingPaymentRow | undefined> {
      const [row] = await db
        .select()
        .from(waitingPayment)
        .where(sql`${waitingPayment.offeredAt} <= now()`);
      return row;
    },

    /** Begins the wait, anew where something waits already. @returns when it ends */
    async wait(details: PaymentDetails): Promise<Date> {
      const offeredAt = sql`now() + ${PAYMENT_WAIT_MINUTES} * interval '1 minute'`;
      const [row] = await db
        .insert(waitingPayment)
        .values({ ...details, offeredAt })
        .onConflictDoUpdate({
          target: waitingPayment.isOnlyRow,
          set: { ...details, offeredAt },
        })
        .returning({ offeredAt: waitingPayment.offeredAt });
      return row!.offeredAt;
    },

    /** Changes what waits, not for how long. */
    async update(details: Partial<PaymentDetails>): Promise<void> {
      await db.update(waitingPayment).set(details);
    },

    async remove(): Promise<void> {
      await db.delete(waitingPayment);
    },
  };
}
