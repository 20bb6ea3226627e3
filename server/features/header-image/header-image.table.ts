import { pgTable } from "drizzle-orm/pg-core";

import { deletable, id, picture, timestamps } from "#server/platform/database/columns.ts";

export const headerImages = pgTable("header_images", {
  id: id(),
  image: picture().notNull(),
  ...timestamps,
  ...deletable,
});
