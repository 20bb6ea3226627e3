import { createHash } from "node:crypto";

import { and, gt, inArray, sql, type SQL } from "drizzle-orm";

import type { Database } from "#server/platform/database/connect.ts";
import { prepareStatement } from "#server/platform/database/prepared-statement.ts";

import { loginFailures, postCounts } from "./limit.table.ts";

/**
 * Seconds to wait after the last free attempt; each further one doubles the wait, up to the
 * longest.
 */
const FIRST_WAIT = 15;
const LONGEST_WAIT = 15 * 60;

const DAY_AGO = sql`now() - interval '1 day'`;

interface Counted {
  count: number;
  /** Seconds until the count restarts. */
  secondsLeft: number;
}

/** The keys for which wrong passwords are counted. */
export interface FailureLimit {
  key: string;
  /** The number of wrong passwords in a row before each further attempt has to wait. */
  freeTries: number;
}

const endOfWindow = (seconds: number | SQL) =>
  sql`${postCounts.beganAt} + make_interval(secs => ${seconds})`;
const secondsLeft = (seconds: number | SQL) =>
  sql<number>`ceil(extract(epoch from ${endOfWindow(seconds)} - now()))::int`;

/** What is posted as a part of a larger statement: see `countingSql`. */
export interface CountedPost {
  /** By which it is counted, hashed. */
  key: string;
  windowSeconds: number;
  /** So many may be counted within a window. */
  most: number;
}

/**
 * Counts one more as a part of a larger statement, in SQL, and returns the "count"; where there are
 * as many already, it changes and returns nothing.
 * @param post the parts of a `CountedPost`
 * @param from what has a row where there is something to count
 */
export function countingSql(post: Record<keyof CountedPost, SQL>, from: SQL): SQL {
  const isOver = sql`${endOfWindow(post.windowSeconds)} <= now()`;
  return sql`
    insert into ${postCounts} ("key", "count", "began_at")
    select ${post.key}, 1, now() from ${from}
    on conflict ("key") do update set
      "count" = case when ${isOver} then 1 else ${postCounts.count} + 1 end,
      "began_at" = case when ${isOver} then now() else ${postCounts.beganAt} end
    where ${isOver} or ${postCounts.count} < ${post.most}
    returning "count"`;
}

/** Asked before each order. */
const COUNTED = prepareStatement<Counted>(
  "how many posts are counted",
  sql`select "count", ${secondsLeft(sql`$2::int`)} as "secondsLeft" from ${postCounts}
    where "key" = $1 and ${endOfWindow(sql`$2::int`)} > now()`,
);

export function limitStore(database: Pick<Database, "db" | "pool">) {
  const { db } = database;

  /** Skips rows that other transactions have locked: waiting for them could cause a deadlock. */
  const idle = (table: typeof postCounts | typeof loginFailures, isOld: SQL) =>
    db.select({ key: table.key }).from(table).where(isOld).for("update", { skipLocked: true });

  return {
    /** Adds one and returns the count. After the end of its window, counting restarts. */
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
      const [row] = await COUNTED.run(database, [hashOf(key), windowSeconds]);
      return row ?? { count: 0, secondsLeft: 0 };
    },

    async sweepCounts(windowSeconds: number): Promise<void> {
      // Compared with the column alone, which has an index.
      const isOver = sql`${postCounts.beganAt} <= now() - make_interval(secs => ${windowSeconds})`;
      await db.delete(postCounts).where(inArray(postCounts.key, idle(postCounts, isOver)));
    },

    /** How long any of these keys must still wait, in seconds. */
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

    /** Counts a wrong password; after a day without one, counting restarts. */
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

/** Only a hash is stored, so that addresses and e-mails can't be read from the table. */
export function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
