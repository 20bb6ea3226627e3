import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type JobInsert, type JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";

import type { Database, Db } from "#server/platform/database/connect.ts";
import { atMost } from "#server/platform/process-end.ts";
import { redactError } from "#server/platform/redact-error.ts";

import { LONGEST_ATTEMPT } from "./deliver-notification.ts";
import { outboxStore } from "./outbox.store.ts";
import type { Channel } from "./outbox.table.ts";

const QUEUE = "outbox-message";

/** How many messages a node sends at once. Each holds a connection to the database meanwhile. */
const AT_ONCE = 2;

/** How long messages that are under way may take once the shop ends, in milliseconds. */
const GRACE = 5_000;

export interface Timing {
  /** Seconds between two looks for new messages, at least 0.5. */
  pollSeconds: number;
  /** Seconds before the first repetition; each further one takes twice as long. */
  retrySeconds: number;
  /** How often a message is tried again. */
  retries: number;
}

/** About twenty hours in all: longer than a night in which nobody looks after the mail server. */
export const USUAL_TIMING: Timing = { pollSeconds: 2, retrySeconds: 30, retries: 12 };
const LONGEST_RETRY_SECONDS = 6 * 60 * 60;

export interface NotificationJobs extends AsyncDisposable {
  /** Sees to it that these messages are sent; nothing happens unless `trx` commits. */
  add(trx: Db, messageIds: readonly string[]): Promise<void>;
}

interface JobsParts {
  database: Database;
  log: Logger;
  /** Messages of other channels wait. */
  channels: readonly Channel[];
  /** Sends a message unless it is sent already; false when it must be tried again. */
  deliver(messageId: string, isLastTry: boolean): Promise<boolean>;
  timing: Timing;
}

interface NotificationJob {
  messageId: string;
}

/**
 * Sends messages in the background, on any number of nodes: a job for each, kept in the database
 * (schema `pgboss`). Messages that wait from earlier get a job now, with all its tries before it.
 */
export async function startNotificationJobs(parts: JobsParts): Promise<NotificationJobs> {
  const { database, log, timing } = parts;
  let asked = database;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => asked.pool.query(text, values as unknown[]) },
    schedule: false,
  });
  boss.on("error", (error) => log.error({ err: redactError(error) }, "message jobs failed"));
  boss.on("warning", ({ message }) => log.warn({ reason: message }, "message jobs complain"));

  await using undo = new AsyncDisposableStack();
  undo.defer(() => boss.stop({ graceful: false }));
  // The first of several nodes makes or migrates the tables of jobs while the others wait.
  await database.forLongWork(async (patient) => {
    asked = patient;
    await boss.start();
    await boss.createQueue(QUEUE, { policy: "exclusive", deleteAfterSeconds: 24 * 60 * 60 });

    // What waited for its next try was to wait for a server that may be mended, or another, by now.
    await boss.deleteQueuedJobs(QUEUE);
    const waiting = await outboxStore(patient.db).waitingIds(parts.channels);
    await boss.insert(QUEUE, waiting.map(jobOf(timing)));
    asked = database;
  });

  await boss.work(
    QUEUE,
    {
      batchSize: AT_ONCE,
      burstWhenBatchFull: true,
      includeMetadata: true,
      perJobResults: true,
      pollingIntervalSeconds: timing.pollSeconds,
    },
    (jobs: JobWithMetadata<NotificationJob>[]) => Promise.all(jobs.map(attempt)),
  );

  async function attempt(job: JobWithMetadata<NotificationJob>) {
    const isLastTry = job.retryCount >= job.retryLimit;
    const isDone = await parts.deliver(job.data.messageId, isLastTry).catch((error: unknown) => {
      log.error({ err: redactError(error), messageId: job.data.messageId }, "message not handled");
      return false;
    });
    return { id: job.id, status: isDone ? ("completed" as const) : ("failed" as const) };
  }

  undo.move();
  return {
    async add(trx, messageIds) {
      const jobs = messageIds.map(jobOf(timing));
      if (jobs.length > 0) await boss.insert(QUEUE, jobs, { db: fromDrizzle(trx, sql) });
    },
    async [Symbol.asyncDispose]() {
      await atMost(GRACE, boss.offWork(QUEUE));
      await boss.stop({ graceful: false });
    },
  };
}

/** One job a message at a time, by its key. */
const jobOf =
  ({ retrySeconds, retries }: Timing) =>
  (messageId: string): JobInsert => ({
    data: { messageId } satisfies NotificationJob,
    singletonKey: messageId,
    expireInSeconds: LONGEST_ATTEMPT,
    retryLimit: retries,
    retryDelay: retrySeconds,
    retryBackoff: retrySeconds > 0,
    retryDelayMax: LONGEST_RETRY_SECONDS,
  });
