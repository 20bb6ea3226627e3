import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { deletable, id, moment, timestamps } from "#server/platform/database/columns.ts";
import { countsTable } from "#server/platform/database/lists/counts-table.ts";
import { searchText, searchIndex } from "#server/platform/database/lists/search-text.ts";
import { BASE_LOCALE, LOCALES } from "#shared/i18n/locale.ts";

export const subscribers = pgTable(
  "subscribers",
  {
    id: id(),
    /** As typed; compared in lower case. */
    email: text().notNull(),
    /** In which its owner subscribed. */
    language: text({ enum: LOCALES }).notNull().default(BASE_LOCALE),
    /** When the address's owner followed the link; null until then. */
    confirmedAt: moment(),
    /** When the owner was last asked to confirm, though that may still wait to be sent. */
    confirmationSentAt: moment(),
    ...timestamps,
    ...deletable,

    isConfirmed: boolean()
      .notNull()
      .generatedAlwaysAs(sql`confirmed_at is not null`),
    search: searchText("search_text(email)"),
  },
  (table) => [
    index("subscribers_by_date")
      .on(table.createdAt, table.id, table.isConfirmed)
      .where(sql`${table.deletedAt} is null`),
    index("subscribers_by_email")
      .on(table.email, table.id, table.isConfirmed)
      .where(sql`${table.deletedAt} is null`),
    searchIndex("subscribers", table.search),
    uniqueIndex("subscribers_email_unique")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

export const subscriberCounts = countsTable("subscriber_counts", {
  isConfirmed: boolean().notNull(),
});
