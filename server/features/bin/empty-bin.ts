import type { Logger } from "pino";
import { z } from "zod";

import type { Database } from "#server/platform/database/connect.ts";
import { handleJobs, type JobHandler, type JobKind } from "#server/platform/jobs/job-kind.ts";

import { binStore } from "./bin.store.ts";

const EMPTY_BIN: JobKind<object> = { name: "empty-bin", payload: z.object({}) };

const DAY = 24 * 60 * 60;

/** Runs once a day. */
export function emptyBinDaily(database: Database, log: Logger): JobHandler {
  const empty = async () => {
    const deleted = await database.forLongWork((patient) => binStore(patient.db).empty());
    if (deleted > 0) log.info({ deleted }, "bin emptied");
  };
  return handleJobs(EMPTY_BIN, empty, { everySeconds: DAY });
}
