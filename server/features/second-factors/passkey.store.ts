import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";

import type { UserRow } from "#server/features/session/session.store.ts";
import { users } from "#server/features/session/session.table.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { passkeyChallenges, passkeys } from "./second-factor.table.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
export type Purpose = (typeof passkeyChallenges.$inferSelect)["purpose"];

/** So many challenges are kept at once, whoever asks for them. */
const MOST_CHALLENGES = 10_000;

export function passkeyStore(db: Db) {
  const own = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

  return {
    async list(userId: string): Promise<PasskeyRow[]> {
      return db
        .select()
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
    },

    async add(values: typeof passkeys.$inferInsert): Promise<void> {
      await db.insert(passkeys).values(values);
    },

    /** Undefined when it is not theirs, or no more. */
    async rename(userId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
      const [row] = await db.update(passkeys).set({ name }).where(own(userId, id)).returning();
      return row;
    },

    async remove(userId: string, id: string): Promise<PasskeyRow | undefined> {
      const [row] = await db.delete(passkeys).where(own(userId, id)).returning();
      return row;
    },

    /** A passkey, and whose it is, if one can sign in with that account. */
    async find(credentialId: string): Promise<{ passkey: PasskeyRow; user: UserRow } | undefined> {
      const [row] = await db
        .select({ passkey: passkeys, user: users })
        .from(passkeys)
        .innerJoin(users, eq(users.id, passkeys.userId))
        .where(
          and(
            eq(passkeys.credentialId, credentialId),
            isNull(users.deletedAt),
            isNull(users.deactivatedAt),
          ),
        );
      return row;
    },

    async noteUse(id: string, { counter, isBackedUp }: Pick<PasskeyRow, "counter" | "isBackedUp">) {
      const used = { counter, isBackedUp, lastUsedAt: sql`now()` };
      await db.update(passkeys).set(used).where(eq(passkeys.id, id));
    },
  };
}

export function challengeStore(db: Db) {
  const { challengeHash, purpose, userId, expiresAt } = passkeyChallenges;
  return {
    /** @param minutes how long it can be answered */
    async add(values: Omit<typeof passkeyChallenges.$inferInsert, "expiresAt">, minutes: number) {
      const beyond = db
        .select({ challengeHash })
        .from(passkeyChallenges)
        .orderBy(sql`${expiresAt} desc`)
        .offset(MOST_CHALLENGES - 1);
      await db
        .delete(passkeyChallenges)
        .where(or(lt(expiresAt, sql`now()`), inArray(challengeHash, beyond)));
      const ends = new Date(Date.now() + minutes * 60_000);
      await db.insert(passkeyChallenges).values({ ...values, expiresAt: ends });
    },

    /** Ends a challenge: of two who answer it, one is taken. */
    async use(hash: string, use: Purpose, user: string | null): Promise<boolean> {
      const { rowCount } = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(challengeHash, hash),
            eq(purpose, use),
            user === null ? isNull(userId) : eq(userId, user),
            gt(expiresAt, sql`now()`),
          ),
        );
      return rowCount === 1;
    },
  };
}
