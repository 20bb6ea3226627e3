import { and, desc, eq, gt, inArray, lt, ne, sql, type SQL } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import { knownDevices } from "./session.table.ts";

/** A browser without a login for so long is deleted, as browsers delete such cookies. */
const OLDEST = sql`now() - interval '400 days'`;
/** The maximum number of devices that are stored for an account. */
const MOST_DEVICES = 20;

export function knownDeviceStore(db: Db) {
  const { tokenHash: hash, userId: owner, lastSignInAt } = knownDevices;

  const isThere = async (matching: SQL | undefined) =>
    (await db.$count(knownDevices, and(matching, gt(lastSignInAt, OLDEST)))) > 0;

  return {
    /** Whether this account has been signed in on that device. */
    async isOf(userId: string, tokenHash: string): Promise<boolean> {
      return isThere(and(eq(owner, userId), eq(hash, tokenHash)));
    },

    /** Whether the token belongs to any account, that is, whether the shop issued it. */
    async isKnown(tokenHash: string): Promise<boolean> {
      return isThere(eq(hash, tokenHash));
    },

    async remember(userId: string, tokenHash: string): Promise<void> {
      await db
        .insert(knownDevices)
        .values({ tokenHash, userId })
        .onConflictDoUpdate({ target: [hash, owner], set: { lastSignInAt: sql`now()` } });
      await db.delete(knownDevices).where(lt(lastSignInAt, OLDEST));
      const beyond = db
        .select({ hash })
        .from(knownDevices)
        .where(eq(owner, userId))
        .orderBy(desc(lastSignInAt), hash)
        .offset(MOST_DEVICES);
      await db.delete(knownDevices).where(and(eq(owner, userId), inArray(hash, beyond)));
    },

    async forgetOthers(userId: string, tokenHash: string): Promise<void> {
      await db.delete(knownDevices).where(and(eq(owner, userId), ne(hash, tokenHash)));
    },
  };
}
