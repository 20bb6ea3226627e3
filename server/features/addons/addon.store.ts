import { and, inArray, isNull, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import { addons } from "./addon.table.ts";

export type AddonRow = typeof addons.$inferSelect;

/** Whether the title or an option has no Arabic text. */
export const arabicMissing = sql`(
  ${addons.titleAr} = '' or ${addons.optionsAr} @> array['']
  or cardinality(${addons.optionsAr}) < cardinality(${addons.options})
)`;

export function addonStore(db: Db) {
  return {
    async findAll(ids: string[]): Promise<AddonRow[]> {
      if (ids.length === 0) return [];
      return db
        .select()
        .from(addons)
        .where(and(inArray(addons.id, ids), isNull(addons.deletedAt)));
    },
  };
}
