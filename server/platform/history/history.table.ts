import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { id, moment } from "#server/platform/database/columns.ts";
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
  },
  (table) => [index("history_entity").on(table.entity, table.entityId, table.at)],
);
