import { desc, isNull } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";

import { headerImages } from "./header-image.table.ts";

export type HeaderImageRow = typeof headerImages.$inferSelect;

export function headerImageStore(db: Db) {
  return {
    /** The newest first: only the first is shown. */
    list(): Promise<HeaderImageRow[]> {
      return db
        .select()
        .from(headerImages)
        .where(isNull(headerImages.deletedAt))
        .orderBy(desc(headerImages.createdAt), desc(headerImages.id));
    },
  };
}
