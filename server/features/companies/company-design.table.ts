import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { picture, timestamps } from "#server/platform/database/columns.ts";
import { FIXED_PARTS } from "#shared/companies/company-design.ts";
import { PRINTED_LINES } from "#shared/companies/printed-lines.ts";
import type { ProfileLink } from "#shared/profiles/profile-link.ts";
import { COLOR_SCHEMES } from "#shared/profiles/profile-parts.ts";
import { PROFILE_THEMES } from "#shared/profiles/theme.ts";

import { companies } from "./company.table.ts";

/**
 * The one design of all cards of a company, once it has chosen one. Orders and pages have copies of it, so that
 * what reads them needs nothing else.
 */
export const companyDesigns = pgTable("company_designs", {
  companyId: text()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),

  color: text().notNull(),
  colorName: text().notNull(),
  /** The key of the picture that is printed. */
  logo: picture().notNull().default(""),
  organization: text().notNull(),
  printed: text({ enum: PRINTED_LINES }).array().notNull(),
  backText: text().notNull(),

  organizationAr: text().notNull(),
  /** The path of the public picture for pages, of the same logo. */
  pageLogo: picture().notNull().default(""),
  theme: text({ enum: PROFILE_THEMES }).notNull(),
  scheme: text({ enum: COLOR_SCHEMES }).notNull(),
  links: jsonb().$type<ProfileLink[]>().notNull(),
  fixed: text({ enum: FIXED_PARTS }).array().notNull(),
  ...timestamps,
});
