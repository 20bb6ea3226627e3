import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

import { channelListening } from "./channel-listening.ts";
import { circuitBreaker, type CircuitBreaker, type OnCircuitChange } from "./circuit-breaker.ts";
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
  /** Runs `work` on a connection of its own, with time limits for long-running work. */
  forLongWork<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /**
   * Listens to a channel of LISTEN/NOTIFY until disposed, on a connection that all listeners share.
   */
  listen: ReturnType<typeof channelListening>;
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

/**
 * Creates a pool of connections. It connects with the first query. Besides those of the pool there are
 * at most three: one that listens, one for long work if not more is done at a time, and one for a probe.
 */
export function connectDatabase(
  connection: pg.PoolConfig,
  { limits = USUAL_LIMITS, onChange = () => {} }: DatabaseOptions = {},
): Database {
  const breaker = circuitBreaker(() => probe(connection, limits.probe), onChange);
  const database = databaseOn({ max: 10, ...connection }, limits, breaker);
  return {
    ...database,
    async close() {
      breaker.end();
      await database.close();
    },
  };
}

function databaseOn(
  connection: pg.PoolConfig,
  limits: TimeLimits,
  breaker: CircuitBreaker,
): Database {
  const config = {
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
      const database = databaseOn({ ...connection, max: 1 }, LONG_LIMITS, breaker);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    listen: channelListening(() => pool.options),
    isAway: breaker.isOpen,
    close: () => pool.end(),
  };
}
