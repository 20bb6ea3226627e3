import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";
import { sliced, sortedBy, type Slice } from "#server/database/listing.ts";
import type { HeaderImageQuery } from "#shared/header-image/header-image.ts";

import { headerImages } from "./header-image.table.ts";

export type HeaderImageRow = typeof headerImages.$inferSelect;

const SORT_COLUMNS = { createdAt: headerImages.createdAt };

export function headerImageStore(db: Db) {
  const present = isNull(headerImages.deletedAt);
  return {
    /** The newest first: only the first is shown. */
    async list(
      query: HeaderImageQuery,
      slice: Slice,
    ): Promise<{ rows: HeaderImageRow[]; total: number }> {
      const selected = db
        .select()
        .from(headerImages)
        .where(present)
        .orderBy(...sortedBy(query.sort ?? "-createdAt", SORT_COLUMNS, headerImages.id));
      const [rows, total] = await Promise.all([
        sliced(selected, slice),
        db.$count(headerImages, present),
      ]);
      return { rows, total };
    },

    /** Whether a header image has this picture. */
    async hasPicture(path: string): Promise<boolean> {
      return (await db.$count(headerImages, and(present, eq(headerImages.image, path)))) > 0;
    },
  };
}
