import { z } from "zod";

import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { handleJobs, type JobHandler } from "#server/platform/jobs/job-kind.ts";

import { dayIn, stateOf } from "./present-quote.ts";
import { quoteReminder } from "./quote-notifications.ts";
import { quoteStore } from "./quote.store.ts";

const DAY = 24 * 60 * 60;
/** So many days before the last one. */
const DAYS_BEFORE = 2;
/** Whom staff reminded in these last days is not reminded again. */
const DAYS_BETWEEN = 3;
/** By staff, of one quote. */
const DAYS_BETWEEN_BY_STAFF = 1;

/** Runs once a day. */
export const remindOfQuotesDaily = (database: Database, notifications: Notifications): JobHandler =>
  handleJobs(
    { name: "remind-of-quotes", payload: z.object({}) },
    () => remindOfQuotes(database, notifications),
    { everySeconds: DAY },
  );

/** Reminds companies shortly before a quote ends that they have not answered. */
export async function remindOfQuotes(
  database: Database,
  notifications: Notifications,
): Promise<void> {
  for (const id of await quoteStore(database.db).ending(
    dayIn(0),
    dayIn(DAYS_BEFORE),
    DAYS_BETWEEN,
  )) {
    await database.transaction((trx) => remind(trx, notifications, id, DAYS_BETWEEN));
  }
}

/** Reminds of one, when staff want it; once a day. */
export const remindNow = (trx: Db, notifications: Notifications, id: string): Promise<void> =>
  remind(trx, notifications, id, DAYS_BETWEEN_BY_STAFF);

async function remind(trx: Db, notifications: Notifications, id: string, days: number) {
  const store = quoteStore(trx);
  const quote = await store.find(id);
  if (!quote || stateOf(quote) !== "open" || !(await store.noteReminder(id, days))) return;
  await notifications.send(trx, quoteReminder, { quoteId: id }, await store.contactOf(id));
}
