import type { Logger } from "pino";

import type { Config } from "#server/config.ts";
import { nightlyBackup } from "#server/features/backups/nightly-backup.ts";
import { emptyBinDaily } from "#server/features/bin/empty-bin.ts";
import { makeMissingCardsDaily } from "#server/features/cards/make-missing-cards.ts";
import { issuedInvoices } from "#server/features/e-invoices/issued-invoices.store.ts";
import { sendEInvoices } from "#server/features/e-invoices/send-e-invoices.ts";
import { forgetOldChanges } from "#server/features/locked-changes/forget-old-changes.ts";
import { outgoingMail } from "#server/features/mail-server/outgoing-mail.ts";
import { emailChannel } from "#server/features/notifications/channels/email.ts";
import { smsChannel } from "#server/features/notifications/channels/sms.ts";
import {
  notificationHandlers,
  type Channels,
} from "#server/features/notifications/notification-handlers.ts";
import type { NotificationRenderers } from "#server/features/notifications/notification-renderer.ts";
import { createNotifications } from "#server/features/notifications/notifications.ts";
import { NOTIFICATIONS } from "#server/features/notifications/registry.ts";
import { offerDue } from "#server/features/payment-details/offer-due.ts";
import { removeExpiredDaily } from "#server/features/people/remove-expired.ts";
import { deleteOldContacts } from "#server/features/profiles/contact-notifications.ts";
import { sumOldTapsDaily } from "#server/features/profiles/sum-old-taps.ts";
import { makeProofs, type ProofMaking } from "#server/features/proofs/make-proof.ts";
import { reuseProofs } from "#server/features/proofs/reuse-proofs.ts";
import { remindOfQuotesDaily } from "#server/features/quotes/remind-of-quotes.ts";
import { givePhotos } from "#server/features/rosters/give-photo.ts";
import { answerForgotten } from "#server/features/session/password-reset.service.ts";
import type { Database } from "#server/platform/database/connect.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import { fileService } from "#server/platform/files/file.service.ts";
import { sweepFilesDaily } from "#server/platform/files/sweep-files.ts";
import { deleteOldJobs } from "#server/platform/jobs/delete-old-jobs.ts";
import { USUAL_PACE, type Pace } from "#server/platform/jobs/pace.ts";
import { startWorker } from "#server/platform/jobs/worker.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";

interface JobParts {
  config: Pick<
    Config,
    "smtp" | "sms" | "mailFrom" | "publicUrl" | "cardUrl" | "privateMailServers" | "allowPlaintext"
  >;
  /** Must be migrated. */
  database: Database;
  log: Logger;
}

interface NotificationParts extends JobParts {
  secrets: Secrets;
  renderers: NotificationRenderers;
  pace?: Pace;
}

interface HousekeepingParts extends Omit<JobParts, "config"> {
  config: JobParts["config"] & Pick<Config, "backupDir" | "dataDir" | "secretKeys">;
  fileStore: FileStore;
}

/** How many notifications a node sends at once. */
const SENT_AT_ONCE = 2;

/**
 * Polls every five minutes, so that slow maintenance runs neither during the start nor in a row.
 */
const HOUSEKEEPING_PACE: Pace = { ...USUAL_PACE, pollSeconds: 300 };

/** Starts the background jobs. Each job is done by one of the nodes, whichever takes it first. */
export async function startJobs(
  parts: NotificationParts & HousekeepingParts & ProofMaking,
): Promise<AsyncDisposable> {
  const workers = [
    await startNotifications(parts),
    await startMakingProofs(parts),
    await startSendingEInvoices(parts),
    await startHousekeeping(parts),
  ];
  return {
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map((worker) => worker[Symbol.asyncDispose]()));
    },
  };
}

/**
 * Sends notifications on the available channels: e-mail while a mail server is set, SMS where the
 * configuration has a gateway. Others wait.
 */
export function startNotifications({
  config,
  database,
  log,
  secrets,
  renderers,
  pace = USUAL_PACE,
}: NotificationParts): Promise<AsyncDisposable> {
  const { sms, publicUrl } = config;
  const channels: Channels = {
    email: emailChannel(outgoingMail(config, secrets), config, renderers),
    ...(sms && { sms: { send: smsChannel(sms, renderers) } }),
  };
  const handlers = [
    ...notificationHandlers({
      database,
      secrets,
      channels,
      notifications: Object.values(NOTIFICATIONS),
      publicUrl,
    }),
    answerForgotten(createNotifications(config)),
    // By this worker because it looks most often.
    offerDue(),
  ];
  return startWorker({ database, log, handlers, concurrency: SENT_AT_ONCE, pace });
}

/** By a worker of its own: files take seconds, for which no message should wait. */
export function startMakingProofs({
  config,
  database,
  log,
  pace = USUAL_PACE,
  ...making
}: JobParts & ProofMaking & { pace?: Pace }): Promise<AsyncDisposable> {
  const files = fileService(making.fileStore, making.pictures);
  const handlers = [reuseProofs(config.cardUrl), givePhotos(files), makeProofs(making)];
  return startWorker({ database, log, handlers, concurrency: 1, pace });
}

/** By a worker of its own: the tax authority may take a minute to answer. */
export function startSendingEInvoices({
  config,
  database,
  log,
  secrets,
  pace = USUAL_PACE,
}: JobParts & { secrets: Secrets; pace?: Pace }): Promise<AsyncDisposable> {
  const notifications = createNotifications(config);
  const issued = issuedInvoices;
  const handlers = sendEInvoices({ config, database, secrets, issued, notifications });
  return startWorker({ database, log, handlers, concurrency: 1, pace });
}

function startHousekeeping({
  config,
  database,
  log,
  fileStore,
}: HousekeepingParts): Promise<AsyncDisposable> {
  const { backupDir: folder } = config;
  const notifications = createNotifications(config);
  const handlers = [
    ...(folder
      ? [nightlyBackup({ config, folder, database, store: fileStore, notifications, log })]
      : []),
    sweepFilesDaily(database, fileStore, log),
    deleteOldJobs(),
    deleteOldContacts(),
    forgetOldChanges(),
    sumOldTapsDaily(database),
    makeMissingCardsDaily(database, log),
    emptyBinDaily(database, log),
    remindOfQuotesDaily(database, notifications),
    removeExpiredDaily(database, fileStore, log),
  ];
  return startWorker({ database, log, handlers, concurrency: 1, pace: HOUSEKEEPING_PACE });
}
