import { and, inArray, isNull } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import { addons } from "./addon.table.ts";

export type AddonRow = typeof addons.$inferSelect;

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
