import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";

import { deletable, id, moment, timestamps } from "#server/platform/database/columns.ts";
import { LOCALES } from "#shared/i18n/locale.ts";
import { ROLES } from "#shared/session/permissions.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    name: text().notNull(),
    /** As typed; compared in lower case. */
    email: text().notNull(),
    passwordHash: text().notNull(),
    /** `staff` is what an older release writes: its accounts are managers. */
    role: text({ enum: [...ROLES, "staff"] }).notNull(),
    /** The language of the panel; null until the user chooses one. */
    language: text({ enum: LOCALES }),
    /** Since when nobody can sign in with it; null while one can. */
    deactivatedAt: moment(),
    /** To five minutes. */
    lastSeenAt: moment(),
    ...timestamps,
    ...deletable,
  },
  (table) => [
    uniqueIndex("users_email_unique")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** By which programs sign in that can't ask for a second factor. */
export const appPasswords = pgTable(
  "app_passwords",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** SHA-256, hex. */
    passwordHash: text().notNull().unique(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (table) => [index("app_passwords_user").on(table.userId)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token, hex. The token itself is not stored. */
    tokenHash: text().notNull().unique(),
    /** What the client reported of itself, cut off. */
    userAgent: text().notNull().default(""),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
    /** When the person last proved who they are, by password or passkey. */
    provedAt: moment().notNull().defaultNow(),
    /** When the person last showed a second factor; null while they have not. */
    secondFactorAt: moment(),
    /** By which app password it began; it ends with it. */
    appPasswordId: text().references(() => appPasswords.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_app_password").on(table.appPasswordId),
  ],
);

/** Browsers in which somebody has signed in. */
export const knownDevices = pgTable(
  "known_devices",
  {
    /** SHA-256 of the token in the browser's cookie, hex. */
    tokenHash: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    lastSignInAt: moment().notNull().defaultNow(),
  },
  (table) => [
    // Several people may use one browser.
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index("known_devices_user").on(table.userId),
  ],
);

/** What the owner sent to people who are to get an account; gone when accepted or ended. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    /** In which the invitation is written. */
    language: text({ enum: LOCALES }).notNull(),
    invitedBy: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  // One invitation for an address: a new one takes the place of the last.
  (table) => [uniqueIndex("invitations_email_unique").on(sql`lower(${table.email})`)],
);

/** Each message with an invitation has a link of its own, and so has whoever hands one over. */
export const invitationLinks = pgTable(
  "invitation_links",
  {
    /** SHA-256 of the link's token, hex. */
    tokenHash: text().primaryKey(),
    invitationId: text()
      .notNull()
      .references(() => invitations.id, { onDelete: "cascade" }),
  },
  (table) => [index("invitation_links_invitation").on(table.invitationId)],
);

/** Links by which people set a new password; gone when used. */
export const passwordResets = pgTable(
  "password_resets",
  {
    /** SHA-256 of the link's token, hex. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  },
  (table) => [index("password_resets_user").on(table.userId)],
);
