import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";

import { moment } from "#server/platform/database/columns.ts";

import { profiles } from "./profile.table.ts";

/**
 * The links by which owners change their pages. Only the hashes of their tokens are stored. They
 * have no end of their own: a card lasts for years.
 */
export const profileLinks = pgTable(
  "profile_links",
  {
    /** SHA-256, in hex. */
    tokenHash: text().primaryKey(),
    profileId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Whether those before it end when it is first used: its owner has asked for another. */
    endsOthers: boolean().notNull(),
    /**
     * Whether somebody has made it to hand it on, with the link to an order or to a company's page: it ends
     * with that company's links.
     */
    isHandedOn: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index("profile_links_profile").on(table.profileId)],
);
