import { createHash } from "node:crypto";

import { and, eq, gt, inArray, sql, type SQL } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import { loginFailures, postCounts } from "./limit.table.ts";

/** Seconds to wait after the last free try; each further one doubles them, up to the longest. */
const FIRST_WAIT = 15;
const LONGEST_WAIT = 15 * 60;

const DAY_AGO = sql`now() - interval '1 day'`;

interface Counted {
  count: number;
  /** Until the count begins anew. */
  secondsLeft: number;
}

/** What wrong passwords are counted for. */
export interface FailureLimit {
  key: string;
  /** How many in a row are taken before each further one has to wait. */
  freeTries: number;
}

export function limitStore(db: Db) {
  const endOfWindow = (seconds: number) =>
    sql`${postCounts.beganAt} + make_interval(secs => ${seconds})`;
  const secondsLeft = (seconds: number) =>
    sql<number>`ceil(extract(epoch from ${endOfWindow(seconds)} - now()))::int`;

  /** Leaves out what others are writing: to wait for them could be to wait in a circle. */
  const idle = (table: typeof postCounts | typeof loginFailures, isOld: SQL) =>
    db.select({ key: table.key }).from(table).where(isOld).for("update", { skipLocked: true });

  return {
    /** Counts one more, and tells the count with it. Whose window is over begins anew. */
    async count(key: string, windowSeconds: number): Promise<Counted> {
      const isOver = sql`${endOfWindow(windowSeconds)} <= now()`;
      const [row] = await db
        .insert(postCounts)
        .values({ key: hashOf(key), count: 1, beganAt: sql`now()` })
        .onConflictDoUpdate({
          target: postCounts.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${postCounts.count} + 1 end`,
            beganAt: sql`case when ${isOver} then now() else ${postCounts.beganAt} end`,
          },
        })
        .returning({ count: postCounts.count, secondsLeft: secondsLeft(windowSeconds) });
      return row!;
    },

    async counted(key: string, windowSeconds: number): Promise<Counted> {
      const [row] = await db
        .select({ count: postCounts.count, secondsLeft: secondsLeft(windowSeconds) })
        .from(postCounts)
        .where(and(eq(postCounts.key, hashOf(key)), sql`${endOfWindow(windowSeconds)} > now()`));
      return row ?? { count: 0, secondsLeft: 0 };
    },

    async sweepCounts(windowSeconds: number): Promise<void> {
      const isOver = sql`${endOfWindow(windowSeconds)} <= now()`;
      await db.delete(postCounts).where(inArray(postCounts.key, idle(postCounts, isOver)));
    },

    /** How long any of these must still wait, in seconds. */
    async secondsBlocked(keys: string[]): Promise<number> {
      const [row] = await db
        .select({
          seconds: sql<number>`coalesce(ceil(extract(epoch from max(${loginFailures.blockedUntil}) - now())), 0)::int`,
        })
        .from(loginFailures)
        .where(
          and(
            inArray(loginFailures.key, keys.map(hashOf)),
            gt(loginFailures.blockedUntil, sql`now()`),
          ),
        );
      return row!.seconds;
    },

    /** Counts a wrong password; after a day without one the count begins anew. */
    async addFailure({ key, freeTries }: FailureLimit): Promise<void> {
      const count = sql`case when ${loginFailures.lastAt} < ${DAY_AGO} then 1 else ${loginFailures.count} + 1 end`;
      const wait = sql`least(${LONGEST_WAIT}::float, ${FIRST_WAIT} * power(2, least(${count} - ${freeTries}, 20)))`;
      const isOld = sql`${loginFailures.lastAt} < ${DAY_AGO}`;
      await db.delete(loginFailures).where(inArray(loginFailures.key, idle(loginFailures, isOld)));
      await db
        .insert(loginFailures)
        .values({ key: hashOf(key), count: 1, lastAt: sql`now()`, blockedUntil: sql`now()` })
        .onConflictDoUpdate({
          target: loginFailures.key,
          set: {
            count,
            lastAt: sql`now()`,
            blockedUntil: sql`case when ${count} < ${freeTries} then now() else now() + make_interval(secs => ${wait}) end`,
          },
        });
    },

    async forgetFailures(keys: string[]): Promise<void> {
      await db.delete(loginFailures).where(inArray(loginFailures.key, keys.map(hashOf)));
    },
  };
}

/** Whose address or e-mail it is, is not kept. */
function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
