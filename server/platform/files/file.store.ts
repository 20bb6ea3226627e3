import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
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

    find: (keys: readonly string[]) =>
      db
        .select()
        .from(files)
        .where(inArray(files.key, [...keys])),

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

    /** Ends all links to these files, or lets them work again. */
    async withdraw(keys: readonly string[], isWithdrawn = true): Promise<void> {
      if (keys.length === 0) return;
      await db
        .update(files)
        .set({ withdrawnAt: isWithdrawn ? sql`now()` : null })
        .where(inArray(files.key, [...keys]));
    },

    async isWithdrawn(key: string): Promise<boolean> {
      const rows = await db
        .select({ key: files.key })
        .from(files)
        .where(and(eq(files.key, key), isNotNull(files.withdrawnAt)));
      return rows.length > 0;
    },

    async forget(keys: readonly string[]): Promise<void> {
      if (keys.length > 0) await db.delete(files).where(inArray(files.key, [...keys]));
    },

    /**
     * Those of the keys that no record refers to. Deleted records count as records, because deleting
     * can be undone. The keys are collected in a temporary table, so that each table is read once,
     * however many files there are. To be called in a transaction.
     */
    async notReferred(groups: AsyncIterable<readonly string[]>): Promise<string[]> {
      await db.execute(sql`create temporary table listed_files (key text) on commit drop`);
      for await (const keys of groups) {
        await db.execute(
          sql`insert into listed_files select unnest(${sql.param([...keys])}::text[])`,
        );
      }
      await db.execute(sql`analyze listed_files`);
      for (const table of await allTables()) {
        for (const column of getTableConfig(table).columns.filter(isPicture)) {
          await db.execute(sql`
            delete from listed_files where key in (
              select case when starts_with(${column}, ${UPLOADS_PATH})
                then substr(${column}, ${UPLOADS_PATH.length + 1}) else ${column} end
              from ${table} where ${column} <> ''
            )`);
        }
      }
      const { rows } = await db.execute<{ key: string }>(sql`select key from listed_files`);
      return rows.map(({ key }) => key);
    },
  };
}
