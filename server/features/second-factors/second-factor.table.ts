import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";

import { users } from "#server/features/session/session.table.ts";
import { id, moment } from "#server/platform/database/columns.ts";
import type { SecretField } from "#server/platform/secrets/secret-field.ts";

const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Where the secret of an authenticator app is stored, encrypted. */
export const TOTP_SECRET: SecretField = {
  table: "totp_secrets",
  key: "user_id",
  column: "secret",
};

/** Authenticator apps: one an account. */
export const totpSecrets = pgTable("totp_secrets", {
  userId: owner().primaryKey(),
  /** Base32, encrypted. */
  secret: text().notNull(),
  /** When the first right code was entered; it is no second factor before that. */
  confirmedAt: moment(),
  /** The time step (of 30 seconds, since 1970) of the last code, which can't be used again. */
  lastStep: integer().notNull().default(0),
  lastUsedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
});

/** Codes for whoever has lost the device; gone when used. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: owner(),
    /** SHA-256, hex. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: owner(),
    /** Given by the authenticator, base64url. */
    credentialId: text().notNull().unique(),
    /** In COSE form, base64url. */
    publicKey: text().notNull(),
    /** How often it was used, where the authenticator counts: else 0. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    /** Whether the person's other devices have it too. */
    isBackedUp: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** What authenticators are to sign: gone when answered, or after some minutes. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256, hex. */
    challengeHash: text().primaryKey(),
    purpose: text({ enum: ["sign-in", "add", "proof"] }).notNull(),
    /** Who is signed in; null for who is not yet. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  },
  (table) => [index("passkey_challenges_end").on(table.expiresAt)],
);

/** At most one row: what the owners have decided for all accounts. */
export const secondFactorPolicies = pgTable(
  "second_factor_policies",
  {
    isOnlyRow: boolean().primaryKey().default(true),
    isRequired: boolean().notNull(),
  },
  (table) => [check("second_factor_policies_only_row", sql`${table.isOnlyRow}`)],
);
