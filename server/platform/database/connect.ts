import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

import { circuitBreaker, type OnCircuitChange } from "./circuit-breaker.ts";
import { GuardedPool } from "./guarded-pool.ts";
import { probe } from "./probe.ts";
import { limited, LONG_LIMITS, USUAL_LIMITS, type TimeLimits } from "./time-limits.ts";
import { transactionsOn } from "./transactions.ts";

/** The database, or a transaction on it: stores accept either. */
export type Db = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "$count"
>;

export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
  /**
   * Runs `work` in a transaction: everything in it is committed or, when it throws, rolled back.
   */
  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  /** Runs `work` on connections of its own, with time limits for long-running work. */
  forLongWork<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Whether the database is known to be down: until it answers again, all queries fail at once. */
  isAway(): boolean;
  close(): Promise<void>;
}

/**
 * After so many milliseconds of silence the operating system asks whether the other end is there; its
 * own default is two hours.
 */
const KEEP_ALIVE_MS = 10_000;

interface DatabaseOptions {
  limits?: TimeLimits;
  /** Called when the database stops answering, and when it answers again. */
  onChange?: OnCircuitChange;
}

/** Creates a pool of connections. It connects with the first query. */
export function connectDatabase(
  connection: pg.PoolConfig,
  { limits = USUAL_LIMITS, onChange = () => {} }: DatabaseOptions = {},
): Database {
  const breaker = circuitBreaker(() => probe(connection, limits.probe), onChange);
  const config = {
    max: 10,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...limited(connection, limits),
  };
  const pool = new GuardedPool(config, breaker);
  const open = (client: pg.Pool | pg.PoolClient) => drizzle(client, { casing: "snake_case" });
  return {
    db: open(pool),
    pool,
    transaction: transactionsOn(pool, open),
    async forLongWork(work) {
      const database = connectDatabase({ ...connection, max: 2 }, { limits: LONG_LIMITS });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    isAway: breaker.isOpen,
    async close() {
      breaker.end();
      await pool.end();
    },
  };
}
