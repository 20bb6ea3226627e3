import { z } from "zod";

import type { Database } from "#server/platform/database/connect.ts";
import { handleJobs, type JobHandler } from "#server/platform/jobs/job-kind.ts";

import { tapStore } from "./tap.store.ts";

const DAY = 24 * 60 * 60;

/** Looks once a day, and finds something to do once a month. */
export function sumOldTapsDaily(database: Database): JobHandler {
  return handleJobs(
    { name: "sum-old-taps", payload: z.object({}) },
    async () =>
      database.forLongWork((patient) => patient.transaction((trx) => tapStore(trx).sumOldMonth())),
    { everySeconds: DAY },
  );
}
