import { and, desc, eq, sql } from "drizzle-orm";

import { appPasswords } from "#server/features/session/session.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";

export type AppPasswordRow = typeof appPasswords.$inferSelect;

export function appPasswordStore(db: Db) {
  return {
    async list(userId: string): Promise<AppPasswordRow[]> {
      return db
        .select()
        .from(appPasswords)
        .where(eq(appPasswords.userId, userId))
        .orderBy(desc(appPasswords.createdAt), desc(appPasswords.id));
    },

    async add(userId: string, name: string, passwordHash: string): Promise<AppPasswordRow> {
      const values = { id: newId(), userId, name, passwordHash };
      const [row] = await db.insert(appPasswords).values(values).returning();
      return row!;
    },

    /** The id of the app password that it is, used now. */
    async use(userId: string, passwordHash: string): Promise<string | undefined> {
      const [row] = await db
        .update(appPasswords)
        .set({ lastUsedAt: sql`now()` })
        .where(and(eq(appPasswords.userId, userId), eq(appPasswords.passwordHash, passwordHash)))
        .returning({ id: appPasswords.id });
      return row?.id;
    },

    /** Its sessions end too. Undefined when it is not theirs, or no more. */
    async remove(userId: string, id: string): Promise<AppPasswordRow | undefined> {
      const [row] = await db
        .delete(appPasswords)
        .where(and(eq(appPasswords.userId, userId), eq(appPasswords.id, id)))
        .returning();
      return row;
    },

    async removeAll(userId: string): Promise<void> {
      await db.delete(appPasswords).where(eq(appPasswords.userId, userId));
    },
  };
}
