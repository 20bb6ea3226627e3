import { and, eq, gt, isNotNull, lt, sql } from "drizzle-orm";

import type { UserRow } from "#server/features/session/session.store.ts";
import { users } from "#server/features/session/session.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { UNDO_HOURS } from "#shared/locked-changes/locked-change.ts";

import { lockedChanges, undoLinks } from "./locked-change.table.ts";

export type LockedChangeRow = typeof lockedChanges.$inferSelect;
export type NewLockedChange = Omit<typeof lockedChanges.$inferInsert, "id"> & { id: string };

/** For how many days values are kept. */
const KEPT_DAYS = 30;

export function lockedChangeStore(db: Db) {
  return {
    async add(change: NewLockedChange): Promise<void> {
      await db.insert(lockedChanges).values(change);
    },

    async find(id: string): Promise<LockedChangeRow | undefined> {
      const [row] = await db.select().from(lockedChanges).where(eq(lockedChanges.id, id));
      return row;
    },

    /** Locked until the transaction ends. */
    async findForUpdate(id: string): Promise<LockedChangeRow | undefined> {
      const [row] = await db
        .select()
        .from(lockedChanges)
        .where(eq(lockedChanges.id, id))
        .for("update");
      return row;
    },

    async recordUndone(id: string): Promise<void> {
      await db
        .update(lockedChanges)
        .set({ undoneAt: sql`now()` })
        .where(eq(lockedChanges.id, id));
    },

    /** Also one whose account was deleted since. */
    async person(userId: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      return row;
    },

    async addLink(changeId: string, userId: string, tokenHash: string): Promise<void> {
      const expiresAt = sql`now() + ${UNDO_HOURS} * interval '1 hour'`;
      await db.insert(undoLinks).values({ tokenHash, changeId, userId, expiresAt });
    },

    /** While it works, also for who can't sign in any more: it may be what is to be undone. */
    async link(tokenHash: string): Promise<{ changeId: string; userId: string } | undefined> {
      const [row] = await db
        .select({ changeId: undoLinks.changeId, userId: undoLinks.userId })
        .from(undoLinks)
        .where(and(eq(undoLinks.tokenHash, tokenHash), gt(undoLinks.expiresAt, sql`now()`)));
      return row;
    },

    /** Values and links that are of no more use. */
    async forgetOld(): Promise<void> {
      await db.delete(undoLinks).where(lt(undoLinks.expiresAt, sql`now()`));
      await db
        .update(lockedChanges)
        .set({ before: null, after: null, pictureBefore: "" })
        .where(
          and(
            isNotNull(lockedChanges.before),
            lt(lockedChanges.createdAt, sql`now() - ${KEPT_DAYS} * interval '1 day'`),
          ),
        );
    },
  };
}
