import { inArray, sql } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";

import { files } from "./file.table.ts";

export function fileRecordStore(db: Db) {
  return {
    async add(rows: (typeof files.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await db.insert(files).values(rows);
    },

    async forget(keys: readonly string[]): Promise<void> {
      if (keys.length > 0) await db.delete(files).where(inArray(files.key, [...keys]));
    },

    /**
     * Which of these keys some record names. Deleted records count too: deleting can be undone.
     * Orders name keys, what is public is named by its path.
     */
    async referred(keys: readonly string[]): Promise<Set<string>> {
      if (keys.length === 0) return new Set();
      const { rows } = await db.execute<{ key: string }>(sql`
        select key from unnest(${sql.param([...keys])}::text[]) as key
        where exists (select 1 from orders where company_logo = key or deposit_receipt = key)
          or exists (select 1 from order_addons where input_type = 'image' and value = key)
          or exists (select 1 from card_designs where image = '/uploads/' || key)
          or exists (select 1 from testimonials where image = '/uploads/' || key)
          or exists (select 1 from header_images where image = '/uploads/' || key)
          or exists (select 1 from settings
            where '/uploads/' || key in (cliq_qr_image, social_preview_image))`);
      return new Set(rows.map(({ key }) => key));
    },
  };
}
