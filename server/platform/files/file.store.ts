import { inArray, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";

import { isPicture } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { allTables } from "#server/platform/database/tables.ts";

import { UPLOADS_PATH } from "./file-links.ts";
import { files } from "./file.table.ts";

export function fileRecordStore(db: Db) {
  return {
    async add(rows: (typeof files.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await db.insert(files).values(rows);
    },

    /** In pixels, by key. */
    async sizes(keys: readonly string[]): Promise<Map<string, { width: number; height: number }>> {
      if (keys.length === 0) return new Map();
      const { key, width, height } = files;
      const rows = await db
        .select({ key, width, height })
        .from(files)
        .where(inArray(key, [...keys]));
      return new Map(rows.map(({ key: of, ...size }) => [of, size]));
    },

    /** Of these files together, in bytes. */
    async bytesOf(keys: readonly string[]): Promise<number> {
      const total = sql<number>`coalesce(sum(${files.byteSize}), 0)::float8`;
      const [row] = await db
        .select({ total })
        .from(files)
        .where(inArray(files.key, [...keys]));
      return row!.total;
    },

    async forget(keys: readonly string[]): Promise<void> {
      if (keys.length > 0) await db.delete(files).where(inArray(files.key, [...keys]));
    },

    /**
     * Those of the keys that a record refers to. Deleted records count too, because deleting can be
     * undone.
     */
    async referred(keys: readonly string[]): Promise<Set<string>> {
      const keyOf = new Map(keys.flatMap((key) => [key, UPLOADS_PATH + key].map((n) => [n, key])));
      const names = [...keyOf.keys()];
      const found = new Set<string>();
      for (const table of await allTables()) {
        for (const column of getTableConfig(table).columns.filter(isPicture)) {
          const rows = await db
            .selectDistinct({ name: column })
            .from(table)
            .where(inArray(column, names));
          for (const { name } of rows) found.add(keyOf.get(String(name))!);
        }
      }
      return found;
    },
  };
}
