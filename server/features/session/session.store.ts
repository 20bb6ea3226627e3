import { and, asc, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";

import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { sessions, users } from "./session.table.ts";

/** A session ends after 7 days without use and after 30 days at most. */
const IDLE = sql`now() - interval '7 days'`;
const OLDEST = sql`now() - interval '30 days'`;

const STILL_GOOD = [gt(sessions.lastUsedAt, IDLE), gt(sessions.createdAt, OLDEST)];

/** How many are listed: programs may sign in again and again. */
const MOST_SESSIONS = 200;
const MOST_ACCOUNTS = 1000;

const USERS_LOCK = 7_210_003;

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

export function sessionStore(db: Db) {
  return {
    async userByEmail(email: string): Promise<UserRow | undefined> {
      const [row] = await db
        .select()
        .from(users)
        .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt)));
      return row;
    },

    async addUser(user: Pick<UserRow, "name" | "email" | "passwordHash" | "role">) {
      const [row] = await db
        .insert(users)
        .values({ id: newId(), ...user })
        .returning();
      return row!;
    },

    /** Makes other transactions that ask for this lock wait until this one ends. */
    async lockUsers(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${USERS_LOCK})`);
    },

    async hasUsers(): Promise<boolean> {
      return (await db.$count(users, isNull(users.deletedAt))) > 0;
    },

    /** The user of the session with this token, if it is still valid. */
    async userOfSession(tokenHash: string): Promise<UserRow | undefined> {
      const [row] = await db
        .select({ user: users, sessionId: sessions.id, lastUsedAt: sessions.lastUsedAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), ...STILL_GOOD, isNull(users.deletedAt)));
      if (!row) return undefined;
      // Not written with every request: for a limit of 7 days a precision of 5 minutes is enough.
      if (Date.now() - row.lastUsedAt.getTime() > 5 * 60_000) {
        await db
          .update(sessions)
          .set({ lastUsedAt: sql`now()` })
          .where(eq(sessions.id, row.sessionId));
      }
      return row.user;
    },

    async addSession(userId: string, tokenHash: string, userAgent: string): Promise<void> {
      await db
        .delete(sessions)
        .where(or(lt(sessions.lastUsedAt, IDLE), lt(sessions.createdAt, OLDEST)));
      await db.insert(sessions).values({ id: newId(), userId, tokenHash, userAgent });
    },

    /** A user's sessions that are still good, the last used first. */
    async openSessions(userId: string): Promise<SessionRow[]> {
      return db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), ...STILL_GOOD))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
        .limit(MOST_SESSIONS);
    },

    /** Ends one of a user's sessions; undefined when it is not theirs, or no more. */
    async endSessionOf(userId: string, id: string): Promise<SessionRow | undefined> {
      const [row] = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning();
      return row;
    },

    async accounts(): Promise<UserRow[]> {
      return db
        .select()
        .from(users)
        .where(isNull(users.deletedAt))
        .orderBy(asc(users.createdAt))
        .limit(MOST_ACCOUNTS);
    },

    /** Ends all sessions of a user except the one with this token. */
    async endOtherSessions(userId: string, tokenHash: string): Promise<SessionRow[]> {
      return db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
        .returning();
    },

    async endSession(tokenHash: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },
  };
}
