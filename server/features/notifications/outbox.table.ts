import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { id, moment } from "#server/platform/database/columns.ts";

import { NOTIFICATION_KINDS, type NotificationSubject } from "./notification-kinds.ts";

export const CHANNELS = ["email", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Messages to people. Written with what they tell of; sent when a channel is configured. */
export const outboxNotifications = pgTable(
  "outbox_messages",
  {
    id: id(),
    channel: text({ enum: CHANNELS }).notNull(),
    recipient: text().notNull(),
    /** Which message, e.g. `order-confirmation`; its body is made when it is sent. */
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    payload: jsonb().$type<NotificationSubject["payload"]>().notNull(),
    status: text({ enum: ["waiting", "sent", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: integer().notNull().default(0),
    lastError: text().notNull().default(""),
    createdAt: moment().notNull().defaultNow(),
    sentAt: moment(),
  },
  (table) => [index("outbox_status").on(table.status, table.createdAt)],
);
