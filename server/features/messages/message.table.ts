import { pgTable, text } from "drizzle-orm/pg-core";

import { deletable, id, moment, timestamps } from "#server/platform/database/columns.ts";
import { countsTable } from "#server/platform/database/lists/counts-table.ts";
import { searchIndex, searchText } from "#server/platform/database/lists/search-text.ts";
import { binIndex, sortIndex } from "#server/platform/database/lists/sort-index.ts";
import { LOCALES } from "#shared/i18n/locale.ts";
import { KNOWN_MESSAGE_STATUSES } from "#shared/messages/message-status.ts";

export const messages = pgTable(
  "messages",
  {
    id: id(),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(""),
    subject: text().notNull(),
    body: text().notNull(),
    status: text({ enum: KNOWN_MESSAGE_STATUSES }).notNull().default("New"),
    /** Of the page on which it was written, where that is known. */
    language: text({ enum: LOCALES }),
    /** When staff first replied from the panel. */
    repliedAt: moment(),
    ...timestamps,
    ...deletable,

    search: searchText(
      "search_text(full_name)",
      "search_text(email)",
      "phone_text(array[phone])",
      "search_text(subject)",
      "search_text(replace(body, E'\\n', ' '))",
    ),
  },
  (table) => {
    const { status, createdAt } = table;
    const filters = [status, createdAt];
    return [
      sortIndex("messages_by_date", table, [createdAt], filters),
      sortIndex("messages_by_status", table, [status, createdAt], filters),
      sortIndex("messages_by_name", table, [table.fullName], filters),
      sortIndex("messages_by_email", table, [table.email], filters),
      sortIndex("messages_by_subject", table, [table.subject], filters),
      searchIndex("messages", table.search),
      binIndex("messages_deleted", table),
    ];
  },
);

export const messageCounts = countsTable("message_counts", {
  status: text({ enum: KNOWN_MESSAGE_STATUSES }).notNull(),
});
