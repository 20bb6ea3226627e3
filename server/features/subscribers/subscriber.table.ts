import { sql } from "drizzle-orm";
import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { deletable, id, moment, timestamps } from "#server/platform/database/columns.ts";
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
  },
  (table) => [
    uniqueIndex("subscribers_email_unique")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);
