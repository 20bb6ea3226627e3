import { pgTable, text } from "drizzle-orm/pg-core";

import { deletable, fils, id, timestamps } from "#server/platform/database/columns.ts";
import { INPUT_TYPES } from "#shared/addons/input-types.ts";

export const addons = pgTable("addons", {
  id: id(),
  title: text().notNull(),
  titleAr: text().notNull().default(""),
  priceFils: fils().notNull(),
  inputType: text({ enum: INPUT_TYPES }).notNull(),
  options: text().array().notNull().default([]),
  /** In the order of `options`; a missing one falls back to the option itself. */
  optionsAr: text().array().notNull().default([]),
  ...timestamps,
  ...deletable,
});
