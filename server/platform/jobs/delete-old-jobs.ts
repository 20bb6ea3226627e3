import { z } from "zod";

import { handleJobs, type JobHandler, type JobKind } from "./job-kind.ts";
import { jobStore } from "./job.store.ts";

const DELETE_OLD_JOBS: JobKind<object> = { name: "delete-old-jobs", payload: z.object({}) };

const DAY = 24 * 60 * 60;

/** Once a day: whom the shop has written to is kept no longer than somebody may ask. */
export function deleteOldJobs(): JobHandler {
  return handleJobs(DELETE_OLD_JOBS, async (_nothing, { trx }) => jobStore(trx).deleteOld(), {
    everySeconds: DAY,
  });
}
