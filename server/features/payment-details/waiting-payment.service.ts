import type { Changer } from "#server/features/locked-changes/record-locked.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { settingsStore, type SettingsRow } from "#server/features/settings/settings.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

import { tellOwners } from "./change-payment-details.ts";
import { offerWaiting } from "./offer-due.ts";
import { detailsOf } from "./payment-details.ts";
import { waitingPaymentStore, type WaitingPaymentRow } from "./waiting-payment.store.ts";

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

    /** Customers see it from now on. */
    offer: (by: Changer) =>
      withWaiting(async (trx, offered, waiting) => {
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
