import { sql } from "drizzle-orm";
import { boolean, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { deletable, id, moment, timestamps } from "#server/platform/database/columns.ts";
import { countsTable } from "#server/platform/database/lists/counts-table.ts";
import { searchIndex, searchText } from "#server/platform/database/lists/search-text.ts";
import { binIndex, sortIndex } from "#server/platform/database/lists/sort-index.ts";
import { BASE_LOCALE, LOCALES } from "#shared/i18n/locale.ts";

export const subscribers = pgTable(
  "subscribers",
  {
    id: id(),
    /** As typed; compared in lower case. */
    email: text().notNull(),
    /** The language of the page on which they subscribed. */
    language: text({ enum: LOCALES }).notNull().default(BASE_LOCALE),
    /**
     * Where they agreed: the path of the shop's page with the form, e.g. `/ar/product`; '' for another
     * client, and for those who subscribed before this was kept.
     */
    source: text().notNull().default(""),
    /** When they followed the link in the mail; null until then. */
    confirmedAt: moment(),
    /** When they were last asked to confirm; the mail may still be waiting to be sent. */
    confirmationSentAt: moment(),
    ...timestamps,
    ...deletable,

    isConfirmed: boolean()
      .notNull()
      .generatedAlwaysAs(sql`confirmed_at is not null`),
    search: searchText("search_text(email)"),
  },
  (table) => [
    sortIndex("subscribers_by_date", table, [table.createdAt], [table.isConfirmed]),
    sortIndex("subscribers_by_email", table, [table.email], [table.isConfirmed]),
    searchIndex("subscribers", table.search),
    binIndex("subscribers_deleted", table),
    uniqueIndex("subscribers_email_unique")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

export const subscriberCounts = countsTable("subscriber_counts", {
  isConfirmed: boolean().notNull(),
});
