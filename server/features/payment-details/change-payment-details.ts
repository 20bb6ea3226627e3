import { recordLocked, type Changer } from "#server/features/locked-changes/record-locked.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { SettingsRow } from "#server/features/settings/settings.store.ts";
import { takesTransfers } from "#server/features/settings/transfers.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { newJob } from "#server/platform/jobs/job-kind.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import {
  PAYMENT_FIELDS,
  PAYMENT_WAIT_MINUTES,
  type PaymentDetails,
  type PaymentField,
} from "#shared/settings/payment-details.ts";

import { OFFER_DUE } from "./offer-due.ts";
import { changedDetails, chosen, detailsOf } from "./payment-details.ts";
import { waitingPaymentStore } from "./waiting-payment.store.ts";

type Sender = Pick<Notifications, "send">;

/**
 * Changes where customers pay to, and tells every owner. Customers go on seeing what there was for a while,
 * so that owners can undo a change before money goes elsewhere. At once are the first details ever, with what
 * is mended or added in the hour after them, and what is only taken away.
 * Owners are told, and undoing gives back, what customers see: never what only waited, which nobody may be
 * led to.
 * @param offered what customers see, locked
 * @returns the columns of the settings that change at once
 */
export async function changePaymentDetails(
  trx: Db,
  notifications: Sender,
  offered: SettingsRow,
  given: Partial<PaymentDetails>,
  by: Changer,
): Promise<Partial<SettingsRow>> {
  const store = waitingPaymentStore(trx);
  const waiting = await store.find();
  const before = detailsOf(waiting ?? offered);
  const after = { ...before, ...given };
  const changed = changedDetails(before, after);
  if (changed.length === 0) return {};

  const since = sinceWhen(offered);
  const isSettled = since !== null && Date.now() - since.getTime() > PAYMENT_WAIT_MINUTES * 60_000;
  const isTakenAway = changed.every((field) => after[field] === "");
  if (!isSettled || isTakenAway) {
    const atOnce = chosen(after, changed);
    await tellOwners(trx, notifications, { before: offered, after, of: changed, by });
    if (waiting) await keepWaiting(trx, { ...offered, ...atOnce }, after);
    const isFirst = since === null && takesTransfers({ ...offered, ...atOnce });
    return { ...atOnce, transfersSince: isFirst ? new Date() : since };
  }
  // Back to what customers see: there is nothing to wait for, and nothing for owners to watch.
  if (changedDetails(offered, after).length === 0) await store.remove();
  else {
    const offeredAt = await store.wait(after);
    await jobStore(trx).add([newJob(OFFER_DUE, {}, { runAt: offeredAt })]);
    await tellOwners(trx, notifications, { before: offered, after, of: changed, offeredAt, by });
  }
  return { transfersSince: since };
}

/** A shop that took transfers before this was stored has done so from its beginning. */
const sinceWhen = (row: SettingsRow): Date | null =>
  row.transfersSince ?? (takesTransfers(row) ? row.createdAt : null);

/** Changes what waits; forgets it where customers see the same. */
export async function keepWaiting(
  trx: Db,
  offered: PaymentDetails,
  details: PaymentDetails,
): Promise<void> {
  const store = waitingPaymentStore(trx);
  if (changedDetails(offered, details).length === 0) await store.remove();
  else await store.update(details);
}

interface Told {
  /** What customers see. */
  before: PaymentDetails;
  after: PaymentDetails;
  /** Of these fields is told, where they differ. */
  of?: readonly PaymentField[];
  /** When customers see it, where that is not at once. */
  offeredAt?: Date;
  by: Changer;
}

/** To be called before it is written. */
export async function tellOwners(
  trx: Db,
  notifications: Sender,
  { before, after, of = PAYMENT_FIELDS, offeredAt, by }: Told,
): Promise<void> {
  const changed = changedDetails(before, after).filter((field) => of.includes(field));
  if (changed.length === 0) return;
  const change = {
    kind: "payment" as const,
    before: chosen(before, changed),
    after: { ...chosen(after, changed), ...(offeredAt && { offeredAt: offeredAt.toISOString() }) },
    pictureBefore: changed.includes("cliqQrImage") ? before.cliqQrImage : "",
  };
  await recordLocked(trx, notifications, change, by);
}
