import { sql, type SQL } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";

import { id, moment } from "#server/platform/database/columns.ts";
import { countsTable } from "#server/platform/database/lists/counts-table.ts";
import { COLLECTED_ROWS } from "#server/platform/database/lists/search-text.ts";

const STATUSES = ["waiting", "held", "done", "failed", "discarded"] as const;

/** The kind of a row that tells of the last backup. It is no job, and stays. */
export const BACKUP_RECORD = "backup";

/** Background jobs, stored in the same transaction as what causes them; see docs/decisions/005. */
export const jobs = pgTable(
  "jobs",
  {
    id: id(),
    /** The name of a `JobKind`; never reused for other work. */
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** At most one job of a kind waits for each key. */
    key: text(),
    /** `discarded` is what staff decided not to have done, `held` what they are asked about first. */
    status: text({ enum: STATUSES }).notNull().default("waiting"),
    /** The number of attempts. */
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed. It may contain addresses and is for staff only. */
    lastError: text().notNull().default(""),
    createdAt: moment().notNull().defaultNow(),
    /** The earliest time to begin. */
    runAt: moment().notNull().defaultNow(),
    /** When the attempt began that is under way, or that ended with its process. */
    startedAt: moment(),
    /** When it was done, or discarded. */
    doneAt: moment(),
  },
  (table) => [
    index("jobs_waiting")
      .on(table.kind, table.runAt)
      .where(sql`${table.status} = 'waiting'`),
    uniqueIndex("jobs_key")
      .on(table.kind, table.key)
      .where(sql`${table.status} = 'waiting'`),
    // What was done about a record is found by what it was told.
    index("jobs_payload").using("gin", table.payload.op("jsonb_path_ops")),
    // For the list of notifications.
    index("jobs_by_date").on(table.createdAt, table.id, table.kind, table.status),
    index("jobs_by_status").on(table.status, table.createdAt, table.id, table.kind),
    index("jobs_search")
      .using("gin", sql`(${recipientText(table)}) gin_trgm_ops`)
      .with(COLLECTED_ROWS),
  ],
);

/** A notification's address or phone, as search text; null for other jobs. */
export function recipientText({ payload }: { payload: AnyPgColumn }): SQL {
  return sql`' ' || phone_text(array[${payload}->>'recipient'])`;
}

export const jobCounts = countsTable("job_counts", {
  kind: text().notNull(),
  status: text({ enum: STATUSES }).notNull(),
});
