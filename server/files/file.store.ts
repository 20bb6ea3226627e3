import type { Db } from "#server/database/connect.ts";

import { files } from "./file.table.ts";

export function fileRecordStore(db: Db) {
  return {
    async add(rows: (typeof files.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await db.insert(files).values(rows);
    },
  };
}
