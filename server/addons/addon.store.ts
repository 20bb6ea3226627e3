import { and, asc, inArray, isNull } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";

import { addons } from "./addon.table.ts";

export type AddonRow = typeof addons.$inferSelect;

export function addonStore(db: Db) {
  return {
    async list(page: { limit: number | undefined; offset: number }): Promise<AddonRow[]> {
      const query = db
        .select()
        .from(addons)
        .where(isNull(addons.deletedAt))
        .orderBy(asc(addons.createdAt), asc(addons.id))
        .offset(page.offset);
      return page.limit === undefined ? query : query.limit(page.limit);
    },

    count: () => db.$count(addons, isNull(addons.deletedAt)),

    async findAll(ids: string[]): Promise<AddonRow[]> {
      if (ids.length === 0) return [];
      return db
        .select()
        .from(addons)
        .where(and(inArray(addons.id, ids), isNull(addons.deletedAt)));
    },
  };
}
