import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { id, moment } from "#server/platform/database/columns.ts";
import { countsTable } from "#server/platform/database/lists/counts-table.ts";
import { HISTORY_ACTIONS } from "#shared/history/history.ts";

/** Who changed what, when, from what to what. Rows are only ever added. */
export const historyEntries = pgTable(
  "history_entries",
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    /** Null when it was not done by staff: by the shop itself, or by a newsletter subscriber. */
    userId: text(),
    entity: text().notNull(),
    entityId: text().notNull(),
    action: text({ enum: HISTORY_ACTIONS }).notNull(),
    /** The changed fields only: `{"status": {"from": "pending", "to": "shipped"}}`. */
    changes: jsonb().$type<Record<string, { from: unknown; to: unknown }>>().notNull(),
    /** From where; null where that is not known, and after its days. */
    address: text(),
  },
  ({ id: entryId, at, userId, entity, entityId, action, address }) => [
    // Each with all that filters, so that the ids of a page come from the index alone.
    index("history_entries_by_date").on(at, entryId, entity, action, userId),
    index("history_entries_by_entity").on(entity, at, entryId, action, userId),
    index("history_entries_by_action").on(action, at, entryId, entity, userId),
    index("history_entries_by_user").on(userId, at, entryId, entity, action),
    index("history_entries_of_record").on(entityId, at, entryId),
    index("history_entries_by_address")
      .on(address, at)
      .where(sql`${address} is not null`),
    index("history_entries_with_address")
      .on(at)
      .where(sql`${address} is not null`),
  ],
);

/** What nobody of the staff did is counted under the user ''. */
export const historyCounts = countsTable("history_counts", {
  entity: text().notNull(),
  action: text({ enum: HISTORY_ACTIONS }).notNull(),
  userId: text().notNull(),
});
