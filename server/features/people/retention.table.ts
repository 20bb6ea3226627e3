import { integer, pgTable, text } from "drizzle-orm/pg-core";

import { moment, timestamps } from "#server/platform/database/columns.ts";
import { RETENTION_KINDS } from "#shared/people/retention.ts";

/** What differs from the rules' defaults, and what has gone by them. A rule that never ran has no row. */
export const retentionRules = pgTable("retention_rules", {
  kind: text({ enum: RETENTION_KINDS as [string, ...string[]] }).primaryKey(),
  /** Null for the default. */
  days: integer(),
  removed: integer().notNull().default(0),
  lastRemoved: integer().notNull().default(0),
  lastRunAt: moment(),
  ...timestamps,
});
