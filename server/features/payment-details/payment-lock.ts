import type { Lock } from "#server/features/locked-changes/lock.ts";
import type { LockedValues } from "#server/features/locked-changes/locked-change.table.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import type { PaymentDetails, PaymentField } from "#shared/settings/payment-details.ts";

import { keepWaiting } from "./change-payment-details.ts";
import { detailsOf } from "./payment-details.ts";
import { waitingPaymentStore } from "./waiting-payment.store.ts";

async function detailsNow(trx: Db) {
  const offered = detailsOf((await settingsStore(trx).findForUpdate())!);
  const waiting = await waitingPaymentStore(trx).find();
  return { offered, waiting: waiting && detailsOf(waiting) };
}

/** When customers see it is told too, but nothing to compare or to give back. */
const fieldsOf = ({ offeredAt: _, ...after }: LockedValues) =>
  Object.entries(after) as [PaymentField, string][];

/** Where customers pay to: what they see, and what waits until they do. */
export const paymentLock: Lock = {
  async hold(trx) {
    await settingsStore(trx).findForUpdate();
  },

  async isAsLeft({ after }, trx) {
    const { offered, waiting } = await detailsNow(trx);
    return fieldsOf(after).every(([field, to]) => (waiting ?? offered)[field] === to);
  },

  /** What was before customers have seen before, so that they see it at once. */
  async restore({ before, after }, by, trx) {
    const { offered, waiting } = await detailsNow(trx);
    const restored = (details: PaymentDetails): PaymentDetails => ({
      ...details,
      ...Object.fromEntries(
        fieldsOf(after).flatMap(([field, to]) =>
          details[field] === to ? [[field, before[field]]] : [],
        ),
      ),
    });
    const given = restored(offered);
    await settingsStore(trx).update(given);
    if (waiting) await keepWaiting(trx, given, restored(waiting));
    const now = waiting ?? offered;
    const entity = "settings";
    await historyStore(trx).recordChange(by, entity, entity, "update", now, restored(now));
  },
};
