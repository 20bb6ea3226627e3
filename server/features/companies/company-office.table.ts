import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { id, timestamps } from "#server/platform/database/columns.ts";

import { companies } from "./company.table.ts";

/** A name as names of offices are compared: case, accents, spaces, signs and alike letters make no difference. */
export const officeKey = (text: string) =>
  `regexp_replace(search_text(${text}), '[^[:alnum:]]', '', 'g')`;

/** Where a company's cards are delivered, beside the address of each order. */
export const companyOffices = pgTable(
  "company_offices",
  {
    id: id(),
    companyId: text()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Among the offices of its company, from 0 on. */
    position: integer().notNull(),
    name: text().notNull(),
    city: text().notNull(),
    addressLine1: text().notNull(),
    addressLine2: text().notNull().default(""),
    /** '' for that of the order. */
    phone: text().notNull().default(""),
    contactName: text().notNull().default(""),
    ...timestamps,

    /** By which the people of a list name it. */
    key: text()
      .notNull()
      .generatedAlwaysAs(sql.raw(officeKey("name"))),
  },
  (table) => [index("company_offices_company").on(table.companyId, table.position)],
);
