import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { hashOf, newToken } from "#server/platform/secrets/token.ts";

import type { UserRow } from "./session.store.ts";
import { passwordResets, users } from "./session.table.ts";

/** How many links of one account work at a time: each message has one of its own. */
const MOST_LINKS = 5;

export function passwordResetStore(db: Db) {
  async function userOf(tokenHash: string, lock = false): Promise<UserRow | undefined> {
    const query = db
      .select({ user: users })
      .from(passwordResets)
      .innerJoin(users, eq(users.id, passwordResets.userId))
      .where(
        and(
          eq(passwordResets.tokenHash, tokenHash),
          gt(passwordResets.expiresAt, sql`now()`),
          isNull(users.deletedAt),
          isNull(users.deactivatedAt),
        ),
      );
    const [row] = await (lock ? query.for("update") : query);
    return row?.user;
  }

  async function endOf(userId: string): Promise<void> {
    await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
  }

  return {
    /** The token of a new link. @param minutes how long it works */
    async newToken(userId: string, minutes: number): Promise<string> {
      const token = newToken();
      await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
      const expiresAt = new Date(Date.now() + minutes * 60_000);
      await db.insert(passwordResets).values({ tokenHash: hashOf(token), userId, expiresAt });
      await db.execute(sql`
        delete from ${passwordResets} where ${passwordResets.userId} = ${userId}
        and ${passwordResets.tokenHash} not in (
          select token_hash from ${passwordResets} where user_id = ${userId}
          order by expires_at desc limit ${MOST_LINKS})`);
      return token;
    },

    /** Whose link it is, while it works. */
    userOf: (tokenHash: string) => userOf(tokenHash),

    /** The same, and ends all links of that account. One of two who use a link finds nothing. */
    async use(tokenHash: string): Promise<UserRow | undefined> {
      const user = await userOf(tokenHash, true);
      if (user) await endOf(user.id);
      return user;
    },

    /** Ends all links of an account. */
    endOf,
  };
}
