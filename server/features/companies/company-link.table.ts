import { index, pgTable, text } from "drizzle-orm/pg-core";

import { moment } from "#server/platform/database/columns.ts";

import { companies } from "./company.table.ts";

/**
 * The links to companies' own pages. Only the hashes of their tokens are stored. They have no end of their own,
 * because a company's cards last for years; a renewed one ends those before it.
 */
export const companyLinks = pgTable(
  "company_links",
  {
    /** SHA-256, in hex. */
    tokenHash: text().primaryKey(),
    companyId: text()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index("company_links_company").on(table.companyId)],
);
