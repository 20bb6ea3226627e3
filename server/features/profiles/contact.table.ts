import { index, pgTable, text } from "drizzle-orm/pg-core";

import { id, moment } from "#server/platform/database/columns.ts";

import { profiles } from "./profile.table.ts";

/**
 * What visitors leave for the owner of a page, until it has been sent on. A row that can't be sent is
 * deleted after 30 days.
 */
export const profileContacts = pgTable(
  "profile_contacts",
  {
    id: id(),
    profileId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index("profile_contacts_created").on(table.createdAt),
    index("profile_contacts_profile").on(table.profileId),
  ],
);
