import { z } from "zod";

import type { Config } from "#server/config.ts";
import { accountStore } from "#server/features/accounts/account.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import {
  handleJobs,
  newJob,
  UnrecoverableError,
  type JobHandler,
} from "#server/platform/jobs/job-kind.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";

import { destinationOf } from "./destination.ts";
import { eInvoiceStore } from "./e-invoice.store.ts";
import { eInvoicingStore, type EInvoicingRow } from "./e-invoicing.store.ts";
import type { IssuedInvoices } from "./issued-invoices.ts";
import { keysRefusedNotice } from "./keys-refused-notice.ts";
import { postEInvoice } from "./post-e-invoice.ts";
import { problemsOf } from "./problems-of.ts";
import { SEND_E_INVOICE } from "./send-e-invoice-job.ts";
import { takeUp } from "./take-up.ts";
import { ublInvoice } from "./ubl-invoice.ts";

interface SendingParts {
  config: Pick<Config, "privateMailServers" | "allowPlaintext">;
  database: Database;
  secrets: Secrets;
  issued: IssuedInvoices;
  notifications: Pick<Notifications, "send">;
}

/** How often it is looked for what was issued, in seconds, and how much begins to be sent at once. */
const LOOK_EVERY = 15;
const AT_ONCE = 200;
/** Longer than the tax authority may take, in seconds. */
const TIME_LIMIT = 90;

/**
 * Sends what the shop issues to the tax authority, after it was issued: a job for each document, which is
 * retried until there is a yes or a no. One that has failed for good is followed by another, because a document
 * can be sent any number of times under its UUID. While the keys are refused, or it is switched off, all wait; what
 * is issued behind refused keys is taken up nevertheless, so that it is seen, and not lost by switching off.
 */
export function sendEInvoices(parts: SendingParts): JobHandler[] {
  const { config, database, secrets, issued, notifications } = parts;
  const canSend = async (db: Db) => {
    const settings = await eInvoicingStore(db).find();
    return settings.isOn && settings.keysRefusedAt === null;
  };

  /** In a transaction of its own, since that of the failed job is undone. */
  const pause = (refused: EInvoicingRow) =>
    database.transaction(async (trx) => {
      if (!(await eInvoicingStore(trx).pauseFor(refused))) return;
      for (const { id: userId, email } of await accountStore(trx).owners()) {
        await notifications.send(trx, keysRefusedNotice, { userId }, { email });
      }
    });

  const look = handleJobs(
    { name: "take-up-e-invoices", payload: z.object({}) },
    async (_nothing, { trx }) => {
      if (!(await takeUp(trx, issued))) return;
      const ids = await eInvoiceStore(trx).sendable(AT_ONCE);
      await jobStore(trx).add(
        ids.map((invoiceId) => newJob(SEND_E_INVOICE, { invoiceId }, { key: invoiceId })),
      );
    },
    // Also while it is off: what waits for a switch would be told as a job that is late (`/metrics`).
    { everySeconds: LOOK_EVERY },
  );

  const send = handleJobs(
    SEND_E_INVOICE,
    async ({ invoiceId }, { trx }) => {
      const row = await eInvoiceStore(trx).find(invoiceId);
      if (row?.state !== "waiting") return;
      const document = await issued.find(invoiceId, trx);
      if (!document) throw new UnrecoverableError("There is no such invoice.");
      const activityNumber = await issued.activityNumber(trx);
      const problems = problemsOf(document, activityNumber);
      if (problems.length > 0) return eInvoiceStore(trx).recordProblems(invoiceId, problems);
      // Outside of the attempt's transaction: it stays whatever becomes of the attempt.
      const noted = eInvoiceStore(database.db);
      await noted.recordAttempt(invoiceId);
      const settings = await eInvoicingStore(trx).find();
      const destination = destinationOf(settings, config, secrets);
      const { uuid } = document;
      const xml = ublInvoice(document, activityNumber);
      const { outcome, answer } = await postEInvoice(destination, { xml, uuid });
      await noted.recordOutcome(invoiceId, outcome, answer);
      if (outcome.result === "keys_refused") {
        await pause(settings);
        throw new Error("The tax authority refuses the keys.");
      }
      if (outcome.result === "unknown") throw new Error(outcome.reason);
    },
    { timeLimitSeconds: TIME_LIMIT, canRun: canSend },
  );
  return [look, send];
}
