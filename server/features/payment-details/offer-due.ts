import { z } from "zod";

import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { handleJobs, type JobHandler, type JobKind } from "#server/platform/jobs/job-kind.ts";

import { detailsOf } from "./payment-details.ts";
import { waitingPaymentStore, type WaitingPaymentRow } from "./waiting-payment.store.ts";

export const OFFER_DUE: JobKind<object> = {
  name: "offer-waiting-payment",
  payload: z.object({}),
  // Customers pay to where it says that they do.
  isAwaited: true,
};

/** Lets customers see what waits, when its time has come; a job of a change before finds nothing due. */
export function offerDue(): JobHandler {
  return handleJobs(OFFER_DUE, async (_nothing, { trx }) => {
    await settingsStore(trx).findForUpdate();
    const due = await waitingPaymentStore(trx).findDue();
    if (due) await offerWaiting(trx, due);
  });
}

/** Lets customers see what waits. The row of the settings is locked. */
export async function offerWaiting(trx: Db, waiting: WaitingPaymentRow) {
  await waitingPaymentStore(trx).remove();
  return settingsStore(trx).update(detailsOf(waiting));
}
