import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { users } from "#server/features/session/session.table.ts";
import { id, moment, picture } from "#server/platform/database/columns.ts";
import { LOCKED_KINDS } from "#shared/locked-changes/locked-change.ts";

/** The fields that a change names, with their values. */
export type LockedValues = Record<string, string | number>;

/**
 * Changes of what decides over the shop and its money, for as long as they may have to be undone. Values go
 * after 30 days; that it was changed stays.
 */
export const lockedChanges = pgTable(
  "locked_changes",
  {
    id: id(),
    kind: text({ enum: LOCKED_KINDS }).notNull(),
    /** The id of what was changed; '' where there is only one. */
    aboutId: text().notNull().default(""),
    /** Whose account it is; '' where it is none. */
    name: text().notNull().default(""),
    /** Who changed it, and their name at that time. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    byName: text().notNull(),
    /** The IP address of the request. */
    address: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Null when they are gone. */
    before: jsonb().$type<LockedValues>(),
    after: jsonb().$type<LockedValues>(),
    /** A picture among the values before, so that it is there to be given back; '' when there is none. */
    pictureBefore: picture().notNull().default(""),
    undoneAt: moment(),
  },
  (table) => [index("locked_changes_user").on(table.userId)],
);

/** Each message has a link of its own, of the owner who got it. */
export const undoLinks = pgTable(
  "undo_links",
  {
    /** SHA-256 of the link's token, hex. */
    tokenHash: text().primaryKey(),
    changeId: text()
      .notNull()
      .references(() => lockedChanges.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index("undo_links_change").on(table.changeId),
    index("undo_links_user").on(table.userId),
  ],
);
