import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

import { id, moment } from "#server/platform/database/columns.ts";
import { SECURITY_EVENTS } from "#shared/record/security-events.ts";

/** What happened to accounts and was no change, which the history has. The same within ten minutes is one row. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: id(),
    /** When it happened first. */
    at: moment().notNull().defaultNow(),
    lastAt: moment().notNull().defaultNow(),
    /** The start of the ten minutes. */
    within: moment().notNull(),
    /** How often. */
    count: integer().notNull().default(1),
    kind: text({ enum: SECURITY_EVENTS }).notNull(),
    /** The account; null where there is none. */
    userId: text(),
    /** An IPv4 address, or the /64 network of an IPv6 address; null where it is not known. */
    address: text(),
    /** What it was about, in words of the shop's own: a call, a kind of session. */
    subject: text().notNull().default(""),
    browser: text().notNull().default(""),
    system: text().notNull().default(""),
  },
  ({ id: eventId, at, lastAt, within, kind, userId, address, subject }) => [
    unique("security_events_together")
      .on(kind, userId, address, subject, within)
      .nullsNotDistinct(),
    index("security_events_by_date").on(at, eventId),
    index("security_events_by_kind").on(kind, at, eventId),
    index("security_events_by_user").on(userId, at, eventId),
    index("security_events_by_address").on(address, at),
    index("security_events_last").on(lastAt),
  ],
);
