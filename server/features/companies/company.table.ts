import { pgTable, text } from "drizzle-orm/pg-core";

import { deletable, id, timestamps } from "#server/platform/database/columns.ts";
import { searchIndex, searchText } from "#server/platform/database/lists/search-text.ts";
import { binIndex, sortIndex } from "#server/platform/database/lists/sort-index.ts";

/** The companies that order cards for their people; each accepted quote and each roster is of one. */
export const companies = pgTable(
  "companies",
  {
    id: id(),
    name: text().notNull(),
    /** Digits alone; '' where it is not known. */
    taxNumber: text().notNull().default(""),
    contactPerson: text().notNull().default(""),
    email: text().notNull().default(""),
    phone: text().notNull().default(""),
    address: text().notNull().default(""),
    /** For staff alone. */
    note: text().notNull().default(""),
    ...timestamps,
    ...deletable,

    search: searchText(
      "search_text(name)",
      "tax_number",
      "search_text(contact_person)",
      "search_text(email)",
      "phone_text(array[phone])",
    ),
  },
  (table) => [
    sortIndex("companies_by_date", table, [table.createdAt]),
    sortIndex("companies_by_name", table, [table.name]),
    searchIndex("companies", table.search),
    binIndex("companies_deleted", table),
  ],
);
