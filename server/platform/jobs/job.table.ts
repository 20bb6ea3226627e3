import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { id, moment } from "#server/platform/database/columns.ts";

/** Work to be done later, stored with what it follows from; see docs/decisions/005. */
export const jobs = pgTable(
  "jobs",
  {
    id: id(),
    /** Which work: the name of a `JobKind`. A name is never used anew for something else. */
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Of the jobs of a kind that have the same key one waits at a time. */
    key: text(),
    /** `discarded` is what staff decided not to have done. */
    status: text({ enum: ["waiting", "done", "failed", "discarded"] })
      .notNull()
      .default("waiting"),
    /** How often it was begun. */
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed; may quote addresses and is for staff only. */
    lastError: text().notNull().default(""),
    createdAt: moment().notNull().defaultNow(),
    /** Not to be begun before. */
    runAt: moment().notNull().defaultNow(),
    /** When the attempt was begun that is under way, or that ended with its process. */
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
    index("jobs_status").on(table.status, table.createdAt),
  ],
);
