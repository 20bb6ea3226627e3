import { z } from "zod";

import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { handleJobs, type JobHandler } from "#server/platform/jobs/job-kind.ts";

import { dayIn, stateOf } from "./present-quote.ts";
import { quoteReminder } from "./quote-notifications.ts";
import { quoteStore } from "./quote.store.ts";

const DAY = 24 * 60 * 60;
/** So many days before the last one. */
const DAYS_BEFORE = 2;

/** Runs once a day. */
export const remindOfQuotesDaily = (database: Database, notifications: Notifications): JobHandler =>
  handleJobs(
    { name: "remind-of-quotes", payload: z.object({}) },
    () => remindOfQuotes(database, notifications),
    { everySeconds: DAY },
  );

/** Reminds companies once, shortly before a quote ends that they have not answered. */
export async function remindOfQuotes(
  database: Database,
  notifications: Notifications,
): Promise<void> {
  for (const id of await quoteStore(database.db).ending(dayIn(0), dayIn(DAYS_BEFORE))) {
    await database.transaction(async (trx) => {
      const store = quoteStore(trx);
      if (!(await store.noteReminder(id))) return;
      const quote = await store.find(id);
      if (!quote || stateOf(quote) !== "open") return;
      await notifications.send(trx, quoteReminder, { quoteId: id }, await store.contactOf(id));
    });
  }
}
