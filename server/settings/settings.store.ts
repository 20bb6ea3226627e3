import type { Db } from "#server/database/connect.ts";

import { settings } from "./settings.table.ts";

export type SettingsRow = typeof settings.$inferSelect;

export function settingsStore(db: Db) {
  return {
    /** Undefined only before the first start has written them. */
    async find(): Promise<SettingsRow | undefined> {
      const [row] = await db.select().from(settings);
      return row;
    },
  };
}
