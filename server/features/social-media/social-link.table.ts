import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { deletable, id, listed, timestamps } from "#server/platform/database/columns.ts";

export const socialLinks = pgTable("social_links", {
  id: id(),
  platform: text().notNull(),
  url: text().notNull(),
  /** Data of the platform, by its name, e.g. `{"instagram": {"verified": true}}`. */
  platformData: jsonb().$type<Record<string, { verified: boolean }>>().notNull().default({}),
  ...listed,
  ...timestamps,
  ...deletable,
});
