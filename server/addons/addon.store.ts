import { and, eq, inArray, isNull } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";
import { containing, sliced, sortedBy, type Slice } from "#server/database/listing.ts";
import type { AddonQuery } from "#shared/addons/addon.ts";

import { addons } from "./addon.table.ts";

export type AddonRow = typeof addons.$inferSelect;

const SORT_COLUMNS = {
  createdAt: addons.createdAt,
  title: addons.title,
  price: addons.priceFils,
};

export function addonStore(db: Db) {
  return {
    async list(query: AddonQuery, slice: Slice): Promise<{ rows: AddonRow[]; total: number }> {
      const matching = and(
        isNull(addons.deletedAt),
        query.inputType ? eq(addons.inputType, query.inputType) : undefined,
        containing(query.search, addons.title),
      );
      const selected = db
        .select()
        .from(addons)
        .where(matching)
        .orderBy(...sortedBy(query.sort ?? "createdAt", SORT_COLUMNS, addons.id));
      const [rows, total] = await Promise.all([
        sliced(selected, slice),
        db.$count(addons, matching),
      ]);
      return { rows, total };
    },

    async findAll(ids: string[]): Promise<AddonRow[]> {
      if (ids.length === 0) return [];
      return db
        .select()
        .from(addons)
        .where(and(inArray(addons.id, ids), isNull(addons.deletedAt)));
    },
  };
}
