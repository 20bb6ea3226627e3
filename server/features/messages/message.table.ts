import { index, pgTable, text } from "drizzle-orm/pg-core";

import { deletable, id, timestamps } from "#server/platform/database/columns.ts";
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
  },
  (table) => [index("messages_created").on(table.createdAt)],
);
