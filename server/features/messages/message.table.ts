import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";

import { deletable, id, timestamps } from "#server/platform/database/columns.ts";
import { countsTable } from "#server/platform/database/lists/counts-table.ts";
import { searchText, searchIndex } from "#server/platform/database/lists/search-text.ts";
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
    const { id, status, createdAt } = table;
    const isListed = sql`${table.deletedAt} is null`;
    return [
      index("messages_by_date").on(createdAt, id, status).where(isListed),
      index("messages_by_status").on(status, createdAt, id).where(isListed),
      index("messages_by_name").on(table.fullName, id, status, createdAt).where(isListed),
      index("messages_by_email").on(table.email, id, status, createdAt).where(isListed),
      index("messages_by_subject").on(table.subject, id, status, createdAt).where(isListed),
      searchIndex("messages", table.search),
    ];
  },
);

export const messageCounts = countsTable("message_counts", {
  status: text({ enum: KNOWN_MESSAGE_STATUSES }).notNull(),
});
