import { and, asc, count, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";

import { HAS_SECOND_FACTOR } from "#server/features/second-factors/second-factor.store.ts";
import { STILL_GOOD, type UserRow } from "#server/features/session/session.store.ts";
import {
  invitationLinks,
  invitations,
  passwordResets,
  sessions,
  users,
} from "#server/features/session/session.table.ts";
import type { Db } from "#server/platform/database/connect.ts";

const MOST_ACCOUNTS = 1000;
const MOST_INVITATIONS = 200;

export type InvitationRow = typeof invitations.$inferSelect;
export interface AccountRow extends UserRow {
  sessions: number;
  hasSecondFactor: boolean;
}

export function accountStore(db: Db) {
  const open = db
    .select({ userId: sessions.userId, count: count().as("open") })
    .from(sessions)
    .where(and(...STILL_GOOD))
    .groupBy(sessions.userId)
    .as("open_sessions");

  return {
    async list(): Promise<AccountRow[]> {
      const rows = await db
        .select({ user: users, count: open.count, hasSecondFactor: HAS_SECOND_FACTOR })
        .from(users)
        .leftJoin(open, eq(open.userId, users.id))
        .where(isNull(users.deletedAt))
        .orderBy(asc(users.createdAt), asc(users.id))
        .limit(MOST_ACCOUNTS);
      return rows.map(({ user, count: sessionsOf, hasSecondFactor }) => ({
        ...user,
        sessions: sessionsOf ?? 0,
        hasSecondFactor,
      }));
    },

    /** The owners who can sign in, the first first. */
    async owners(): Promise<UserRow[]> {
      return db
        .select()
        .from(users)
        .where(and(eq(users.role, "owner"), isNull(users.deactivatedAt), isNull(users.deletedAt)))
        .orderBy(asc(users.createdAt), asc(users.id));
    },

    /** Whether it was deleted or not. */
    async evenDeleted(id: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, id)).for("update");
      return row;
    },

    async set(id: string, columns: Partial<UserRow>): Promise<void> {
      await db.update(users).set(columns).where(eq(users.id, id));
    },

    /** Ends all by which somebody could be, or become, signed in. */
    async endAccess(userId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.userId, userId));
      await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
      await this.endInvitationsOf(userId);
    },

    /** What somebody has sent who may not invite any more. */
    async endInvitationsOf(userId: string): Promise<void> {
      await db.delete(invitations).where(eq(invitations.invitedBy, userId));
    },

    async addInvitation(values: typeof invitations.$inferInsert): Promise<InvitationRow> {
      await db.delete(invitations).where(sql`lower(${invitations.email}) = lower(${values.email})`);
      await db.delete(invitations).where(lt(invitations.expiresAt, sql`now()`));
      const [row] = await db.insert(invitations).values(values).returning();
      return row!;
    },

    async invitations(): Promise<InvitationRow[]> {
      return db
        .select()
        .from(invitations)
        .where(gt(invitations.expiresAt, sql`now()`))
        .orderBy(desc(invitations.createdAt))
        .limit(MOST_INVITATIONS);
    },

    /** An invitation that can still be accepted. */
    async invitation(id: string): Promise<InvitationRow | undefined> {
      const [row] = await db
        .select()
        .from(invitations)
        .where(and(eq(invitations.id, id), gt(invitations.expiresAt, sql`now()`)));
      return row;
    },

    async addLink(invitationId: string, tokenHash: string): Promise<void> {
      await db.insert(invitationLinks).values({ invitationId, tokenHash });
    },

    /** The invitation of a link, locked until the transaction ends: one of two who accept finds nothing. */
    async invitationOfLink(tokenHash: string): Promise<InvitationRow | undefined> {
      const [row] = await db
        .select({ invitation: invitations })
        .from(invitationLinks)
        .innerJoin(invitations, eq(invitations.id, invitationLinks.invitationId))
        .where(and(eq(invitationLinks.tokenHash, tokenHash), gt(invitations.expiresAt, sql`now()`)))
        .for("update");
      return row?.invitation;
    },

    async removeInvitation(id: string): Promise<InvitationRow | undefined> {
      const [row] = await db.delete(invitations).where(eq(invitations.id, id)).returning();
      return row;
    },
  };
}
