import { boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { orders } from "#server/features/orders/order.table.ts";
import { id, moment, picture, timestamps } from "#server/platform/database/columns.ts";
import { FIXED_PARTS } from "#shared/companies/company-design.ts";
import { BASE_LOCALE, LOCALES } from "#shared/i18n/locale.ts";
import type { ProfileLink } from "#shared/profiles/profile-link.ts";
import { COLOR_SCHEMES, FIRST_SCHEME, PROFILE_PARTS } from "#shared/profiles/profile-parts.ts";
import { FIRST_THEME, PROFILE_THEMES } from "#shared/profiles/theme.ts";

const PHOTO_CHOOSERS = ["", "owner", "company"] as const;

/** The page that a card opens: what a person shows of themselves. */
export const profiles = pgTable(
  "profiles",
  {
    id: id(),
    /** The order that it was made with, whose e-mail address is its owner's. */
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),

    // A language is offered where its first name is filled.
    firstName: text().notNull(),
    lastName: text().notNull(),
    jobTitle: text().notNull(),
    organization: text().notNull(),
    firstNameAr: text().notNull(),
    lastNameAr: text().notNull(),
    jobTitleAr: text().notNull(),
    organizationAr: text().notNull(),

    phones: text().array().notNull(),
    /** The number of the chat; '' for none. */
    whatsapp: text().notNull(),
    email: text().notNull(),
    /** As it is typed into a map. */
    address: text().notNull().default(""),
    links: jsonb().$type<ProfileLink[]>().notNull(),
    theme: text({ enum: PROFILE_THEMES }).notNull().default(FIRST_THEME),
    scheme: text({ enum: COLOR_SCHEMES }).notNull().default(FIRST_SCHEME),
    /** What is kept and not shown. */
    hidden: text({ enum: PROFILE_PARTS }).array().notNull().default([]),
    /** The path of a public picture. */
    photo: picture().notNull().default(""),
    /**
     * Who has chosen the photo, or taken it off; '' where nobody has, and for photos of before this was
     * noted, which are their owners'.
     */
    photoBy: text({ enum: PHOTO_CHOOSERS }).notNull().default(""),

    // What its owner's company has decided (see company-design.table.ts).
    /** The path of its logo, a public picture; '' for none. */
    logo: picture().notNull().default(""),
    /** Links that stand before those of the owner. */
    companyLinks: jsonb().$type<ProfileLink[]>().notNull().default([]),
    /** What the owner can't change. */
    fixed: text({ enum: FIXED_PARTS }).array().notNull().default([]),

    /** Whether search engines may list it. */
    isListed: boolean().notNull().default(false),
    /** Null until its owner has changed it: till then it follows corrections of the order. */
    editedAt: moment(),
    /** In which its owner is written to. */
    language: text({ enum: LOCALES }).notNull().default(BASE_LOCALE),
    ...timestamps,
  },
  (table) => [index("profiles_order").on(table.orderId)],
);
