import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { moment, picture, timestamps } from "#server/platform/database/columns.ts";
import type { SecretField } from "#server/platform/secrets/secret-field.ts";
import type { AnnouncedDay } from "#shared/delivery/holidays.ts";

/** Where the secret of the links is stored, encrypted. */
export const FILE_LINK_SECRET: SecretField = {
  table: "settings",
  key: "is_only_row",
  column: "file_link_secret",
};

/** Where the one before it is stored, encrypted, while links that were signed with it work. */
export const PREVIOUS_LINK_SECRET: SecretField = {
  ...FILE_LINK_SECRET,
  column: "previous_link_secret",
};

/** Each node hears on it that the secret was replaced. */
export const LINK_SECRET_CHANNEL = "link_secret";

/** A single row: what the owner edits, and a secret that the shop generates. */
export const settings = pgTable(
  "settings",
  {
    isOnlyRow: boolean().primaryKey().default(true),
    shopName: text().notNull(),
    shopNameAr: text().notNull().default(""),
    email: text().notNull(),
    phone: text().notNull(),
    city: text().notNull(),
    cityAr: text().notNull().default(""),
    country: text().notNull(),
    countryAr: text().notNull().default(""),
    businessHours: text().notNull(),
    businessHoursAr: text().notNull().default(""),
    bankName: text().notNull().default(""),
    accountHolder: text().notNull().default(""),
    accountNumber: text().notNull().default(""),
    iban: text().notNull().default(""),
    swiftCode: text().notNull().default(""),
    cliqAlias: text().notNull().default(""),
    cliqQrImage: picture().notNull().default(""),
    socialPreviewImage: picture().notNull().default(""),
    /** Since when customers have known details to transfer money to, even if there are none now. */
    transfersSince: moment(),
    /** By date, each once. */
    announcedDays: jsonb().$type<AnnouncedDay[]>().notNull().default([]),
    /** The owner has looked at prices and fees. */
    arePricesChecked: boolean().notNull().default(false),
    /** The owner does not want to see the list of first steps any more. */
    areFirstStepsDismissed: boolean().notNull().default(false),
    /** Signs links to private files; generated at the first start, encrypted, never shown. */
    fileLinkSecret: text().notNull(),
    /** What it was before `linkSecretReplacedAt`; null where links of then do not work any more. */
    previousLinkSecret: text(),
    linkSecretReplacedAt: timestamp({ withTimezone: true }),
    ...timestamps,
  },
  (table) => [check("settings_only_row", sql`${table.isOnlyRow}`)],
);
