import { sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import { LINK_SECRET_CHANNEL, settings } from "./settings.table.ts";

export type SettingsRow = typeof settings.$inferSelect;

export function settingsStore(db: Db) {
  return {
    /** Locks the row until the transaction ends. */
    async findForUpdate(): Promise<SettingsRow | undefined> {
      const [row] = await db.select().from(settings).for("update");
      return row;
    },

    async update(changes: Partial<SettingsRow>): Promise<SettingsRow> {
      const [row] = await db
        .update(settings)
        .set({ ...changes, updatedAt: new Date() })
        .returning();
      return row!;
    },

    /** Nodes hear of it when the transaction is committed. */
    async tellOfLinkSecret(): Promise<void> {
      await db.execute(sql`select pg_notify(${LINK_SECRET_CHANNEL}, '')`);
    },

    /** Undefined only before the shop is seeded. */
    async find(): Promise<SettingsRow | undefined> {
      const [row] = await db.select().from(settings);
      return row;
    },
  };
}
