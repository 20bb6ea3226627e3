import { z } from "zod";

import { handleJobs, type JobHandler, type JobKind } from "./job-kind.ts";
import { jobStore } from "./job.store.ts";

const DELETE_OLD_JOBS: JobKind<object> = { name: "delete-old-jobs", payload: z.object({}) };

const DAY = 24 * 60 * 60;

/**
 * Runs once a day. Jobs hold personal data, which is stored no longer than needed for questions
 * about a message.
 */
export function deleteOldJobs(): JobHandler {
  return handleJobs(DELETE_OLD_JOBS, async (_nothing, { trx }) => jobStore(trx).deleteOld(), {
    everySeconds: DAY,
  });
}
