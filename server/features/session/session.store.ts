import { and, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";

import { MUST_ADD_SECOND_FACTOR } from "#server/features/second-factors/second-factor.store.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import type { User } from "#shared/session/session.ts";

import { sessions, users } from "./session.table.ts";

/** A session ends after 7 days without use and after 30 days at most. */
const IDLE = sql`now() - interval '7 days'`;
const OLDEST = sql`now() - interval '30 days'`;

export const STILL_GOOD = [gt(sessions.lastUsedAt, IDLE), gt(sessions.createdAt, OLDEST)];

/** How many are listed: programs may sign in again and again. */
const MOST_SESSIONS = 200;

const USERS_LOCK = 7_210_003;

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

export interface FoundSession {
  user: UserRow;
  provedAt: Date;
  secondFactorAt: Date | null;
  appPasswordId: string | null;
  mustAddSecondFactor: boolean;
}

/** By what a session began. */
export interface Beginning {
  withSecondFactor?: boolean;
  appPasswordId?: string;
}

/** An app password proves nobody's identity. */
const NEVER = sql`to_timestamp(0)`;

export function sessionStore(db: Db) {
  return {
    async userByEmail(email: string): Promise<UserRow | undefined> {
      const [row] = await db
        .select()
        .from(users)
        .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt)));
      return row;
    },

    async user(id: string): Promise<UserRow | undefined> {
      const [row] = await db
        .select()
        .from(users)
        .where(and(eq(users.id, id), isNull(users.deletedAt)));
      return row;
    },

    async setPassword(userId: string, passwordHash: string): Promise<void> {
      await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
    },

    async addUser(
      user: Pick<UserRow, "name" | "email" | "passwordHash" | "role"> & {
        language?: UserRow["language"];
      },
    ) {
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

    /** The session with this token, and whose it is, if both are still good. */
    async findSession(tokenHash: string): Promise<FoundSession | undefined> {
      const [row] = await db
        .select({
          user: users,
          sessionId: sessions.id,
          lastUsedAt: sessions.lastUsedAt,
          provedAt: sessions.provedAt,
          secondFactorAt: sessions.secondFactorAt,
          appPasswordId: sessions.appPasswordId,
          mustAddSecondFactor: MUST_ADD_SECOND_FACTOR,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(
            eq(sessions.tokenHash, tokenHash),
            ...STILL_GOOD,
            isNull(users.deletedAt),
            isNull(users.deactivatedAt),
          ),
        );
      if (!row) return undefined;
      // Not written with every request: for a limit of 7 days a precision of 5 minutes is enough.
      if (Date.now() - row.lastUsedAt.getTime() > 5 * 60_000) {
        await db
          .update(sessions)
          .set({ lastUsedAt: sql`now()` })
          .where(eq(sessions.id, row.sessionId));
        await db
          .update(users)
          .set({ lastSeenAt: sql`now()` })
          .where(eq(users.id, row.user.id));
      }
      return row;
    },

    /** The person of a session has just proved who they are; false for one of an app password. */
    async prove(tokenHash: string, { withSecondFactor = false } = {}): Promise<boolean> {
      const { rowCount } = await db
        .update(sessions)
        .set({ provedAt: sql`now()`, ...(withSecondFactor && { secondFactorAt: sql`now()` }) })
        .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.appPasswordId)));
      return rowCount === 1;
    },

    async addSession(
      userId: string,
      tokenHash: string,
      userAgent: string,
      { withSecondFactor, appPasswordId }: Beginning = {},
    ): Promise<void> {
      await db
        .delete(sessions)
        .where(or(lt(sessions.lastUsedAt, IDLE), lt(sessions.createdAt, OLDEST)));
      await db.insert(sessions).values({
        id: newId(),
        userId,
        tokenHash,
        userAgent,
        ...(withSecondFactor && { secondFactorAt: sql`now()` }),
        ...(appPasswordId && { appPasswordId, provedAt: NEVER }),
      });
      await db
        .update(users)
        .set({ lastSeenAt: sql`now()` })
        .where(eq(users.id, userId));
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

    async recordEnded(by: Pick<User, "id">, ended: readonly SessionRow[]): Promise<void> {
      const history = historyStore(db);
      for (const { id } of ended) await history.recordChange(by, "session", id, "delete", {}, {});
    },

    /** Ends all sessions of a user except the one with this token. */
    async endOtherSessions(userId: string, tokenHash: string): Promise<SessionRow[]> {
      return db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
        .returning();
    },

    /** Gives a session another token; the one before is good for nothing any more. */
    async renew(tokenHash: string, renewed: string): Promise<void> {
      await db
        .update(sessions)
        .set({ tokenHash: renewed })
        .where(eq(sessions.tokenHash, tokenHash));
    },

    async endSession(tokenHash: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },
  };
}
