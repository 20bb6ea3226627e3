import { pgTable, text } from "drizzle-orm/pg-core";

import { deletable, id, timestamps } from "#server/database/columns.ts";

export const headerImages = pgTable("header_images", {
  id: id(),
  image: text().notNull(),
  ...timestamps,
  ...deletable,
});
