import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import type { Regarding } from "#server/features/notifications/notification-renderer.ts";
import { id, moment } from "#server/platform/database/columns.ts";
import { LOCALES } from "#shared/i18n/locale.ts";

/**
 * What staff replied to people who had written to the shop. All that the e-mail says stands here: it is
 * sent even if what it answers is deleted meanwhile.
 */
export const replies = pgTable(
  "replies",
  {
    id: id(),
    /** What it answers, and which one. */
    about: text({ enum: ["message", "bulk-order"] }).notNull(),
    aboutId: text().notNull(),
    /** Who wrote it. */
    userId: text().notNull(),
    recipient: text().notNull(),
    /** The recipient's name. */
    name: text().notNull(),
    language: text({ enum: LOCALES }).notNull(),
    regarding: jsonb().$type<Regarding>().notNull(),
    body: text().notNull(),
    /** What it answers, in its writer's words, and when that was written. */
    quoted: text().notNull(),
    quotedAt: moment().notNull(),
    /** By which mail programs know it, and what came before it in the same thread, the oldest first. */
    messageId: text().notNull(),
    references: text().array().notNull(),
    createdAt: moment().notNull().defaultNow(),
    sentAt: moment(),
  },
  (table) => [index("replies_about").on(table.about, table.aboutId, table.createdAt)],
);
