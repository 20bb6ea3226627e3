import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";

import { appPasswords, users } from "#server/features/session/session.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { UNDO_HOURS } from "#shared/locked-changes/locked-change.ts";

import {
  passkeys,
  recoveryCodes,
  secondFactorPolicies,
  totpSecrets,
} from "./second-factor.table.ts";

export type TotpRow = typeof totpSecrets.$inferSelect;

/**
 * Whether an account, in a query of `users`, has a second factor. By names: in a query of one table columns
 * would be written without theirs, and would be those of the inner tables.
 */
export const HAS_SECOND_FACTOR = sql<boolean>`(
  exists (select from passkeys where passkeys.user_id = users.id)
  or exists (select from totp_secrets as totp
    where totp.user_id = users.id and totp.confirmed_at is not null))`;

/** Whether an account, in a query of `users`, may do nothing before it has one. */
export const MUST_ADD_SECOND_FACTOR = sql<boolean>`(
  exists (select from second_factor_policies as policy where policy.is_required)
  and not ${HAS_SECOND_FACTOR})`;

export function secondFactorStore(db: Db) {
  return {
    async has(userId: string): Promise<boolean> {
      const [row] = await db
        .select({ has: HAS_SECOND_FACTOR })
        .from(users)
        .where(eq(users.id, userId));
      return row?.has ?? false;
    },

    /** Whether one of an account's second factors was added in the last so many hours. */
    async hasYounger(userId: string, hours: number): Promise<boolean> {
      const since = sql`now() - ${hours} * interval '1 hour'`;
      const found = await Promise.all([
        db.$count(passkeys, and(eq(passkeys.userId, userId), gt(passkeys.createdAt, since))),
        db.$count(
          totpSecrets,
          and(eq(totpSecrets.userId, userId), gt(totpSecrets.confirmedAt, since)),
        ),
      ]);
      return found.some((count) => count > 0);
    },

    async isRequired(): Promise<boolean> {
      return (await db.$count(secondFactorPolicies, eq(secondFactorPolicies.isRequired, true))) > 0;
    },

    async setRequired(isRequired: boolean): Promise<void> {
      await db
        .insert(secondFactorPolicies)
        .values({ isRequired })
        .onConflictDoUpdate({ target: secondFactorPolicies.isOnlyRow, set: { isRequired } });
    },

    /** Makes others who change this account's second factors wait until the transaction ends. */
    async lock(userId: string): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    },

    async totp(userId: string): Promise<TotpRow | undefined> {
      const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
      return row;
    },

    /** Begins with a secret, in the place of one that was not confirmed; false where one was. */
    async startTotp(userId: string, secret: string): Promise<boolean> {
      const begun = { secret, createdAt: sql`now()`, lastStep: 0 };
      const { rowCount } = await db
        .insert(totpSecrets)
        .values({ userId, secret })
        .onConflictDoUpdate({
          target: totpSecrets.userId,
          set: begun,
          setWhere: isNull(totpSecrets.confirmedAt),
        });
      return rowCount === 1;
    },

    /**
     * Uses up a time step, and all before it: of two who use one at the same moment, one does.
     * @param secret as it was read: another may have taken its place
     */
    async useStep(userId: string, secret: string, step: number): Promise<boolean> {
      const { rowCount } = await db
        .update(totpSecrets)
        .set({
          lastStep: step,
          lastUsedAt: sql`now()`,
          confirmedAt: sql`coalesce(${totpSecrets.confirmedAt}, now())`,
        })
        .where(
          and(
            eq(totpSecrets.userId, userId),
            eq(totpSecrets.secret, secret),
            lt(totpSecrets.lastStep, step),
          ),
        );
      return rowCount === 1;
    },

    /** False where there was none. */
    async removeTotp(userId: string): Promise<boolean> {
      const removed = await db
        .delete(totpSecrets)
        .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)));
      return removed.rowCount === 1;
    },

    recoveryCodesLeft: (userId: string) =>
      db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),

    async replaceRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
    },

    /** Of two who use one at the same moment, one does. */
    async useRecoveryCode(userId: string, codeHash: string): Promise<boolean> {
      const { rowCount } = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)));
      return rowCount === 1;
    },

    /** What is of no use, or too much, without a second factor. */
    async removeRest(userId: string): Promise<void> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await db.delete(appPasswords).where(eq(appPasswords.userId, userId));
    },

    async removeAll(userId: string): Promise<void> {
      await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
      await db.delete(passkeys).where(eq(passkeys.userId, userId));
      await this.removeRest(userId);
    },

    /** Those of accounts whose deletion can't be undone any more: until then they come back with the account. */
    async removeOfDeleted(): Promise<void> {
      const gone = await db
        .select({ id: users.id })
        .from(users)
        .where(lt(users.deletedAt, sql`now() - ${UNDO_HOURS} * interval '1 hour'`));
      for (const { id } of gone) await this.removeAll(id);
    },
  };
}
