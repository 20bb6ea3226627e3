import { z } from "zod";

import { secondFactorStore } from "#server/features/second-factors/second-factor.store.ts";
import { handleJobs, type JobHandler } from "#server/platform/jobs/job-kind.ts";

import { lockedChangeStore } from "./locked-change.store.ts";

const DAY = 24 * 60 * 60;

/** Once a day: values that nobody can go back to any more. */
export function forgetOldChanges(): JobHandler {
  return handleJobs(
    { name: "forget-old-changes", payload: z.object({}) },
    async (_nothing, { trx }) => {
      await lockedChangeStore(trx).forgetOld();
      await secondFactorStore(trx).removeOfDeleted();
    },
    { everySeconds: DAY },
  );
}
