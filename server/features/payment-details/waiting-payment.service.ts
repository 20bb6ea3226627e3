import type { Changer } from "#server/features/locked-changes/record-locked.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { secondFactorStore } from "#server/features/second-factors/second-factor.store.ts";
import { settingsStore, type SettingsRow } from "#server/features/settings/settings.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

import { tellOwners } from "./change-payment-details.ts";
import { offerWaiting } from "./offer-due.ts";
import { detailsOf } from "./payment-details.ts";
import { waitingPaymentStore, type WaitingPaymentRow } from "./waiting-payment.store.ts";

/** For so many hours a new second factor lets nobody skip the wait. */
const FACTOR_HOURS = 24;

/** Where customers will pay to, while they do not see it yet. */
export function waitingPaymentService(
  database: Database,
  notifications: Pick<Notifications, "send">,
) {
  /** @throws a 404 when nothing waits */
  function withWaiting(
    work: (trx: Db, offered: SettingsRow, waiting: WaitingPaymentRow) => Promise<SettingsRow>,
  ): Promise<SettingsRow> {
    return database.transaction(async (trx) => {
      const offered = await settingsStore(trx).findForUpdate();
      const waiting = await waitingPaymentStore(trx).find();
      if (!offered || !waiting) throw new HttpError(404, apiMessage("no_waiting_payment"));
      return work(trx, offered, waiting);
    });
  }

  return {
    find: () => waitingPaymentStore(database.db).find(),

    /**
     * Customers see it from now on.
     * @throws a 403 for whoever has added a second factor in the last day
     */
    offer: (by: Changer) =>
      withWaiting(async (trx, offered, waiting) => {
        // With the password alone one can set up a second factor of one's own.
        if (await secondFactorStore(trx).hasYounger(by.id, FACTOR_HOURS)) {
          throw new HttpError(403, apiMessage("second_factor_young", { hours: FACTOR_HOURS }));
        }
        const [before, after] = [detailsOf(offered), detailsOf(waiting)];
        const offeredAt = new Date();
        await tellOwners(trx, notifications, { before, after, offeredAt, by });
        const times = [{ offeredAt: waiting.offeredAt }, { offeredAt }] as const;
        await historyStore(trx).recordChange(by, "settings", "settings", "update", ...times);
        return offerWaiting(trx, waiting);
      }),

    withdraw: (by: Changer) =>
      withWaiting(async (trx, offered, waiting) => {
        await waitingPaymentStore(trx).remove();
        const [before, after] = [detailsOf(waiting), detailsOf(offered)];
        await historyStore(trx).recordChange(by, "settings", "settings", "update", before, after);
        // Whoever edits the settings is told that they are not as they were.
        return settingsStore(trx).update({});
      }),
  };
}
export type WaitingPaymentService = ReturnType<typeof waitingPaymentService>;
