import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

import { circuitBreaker, type OnCircuitChange } from "./circuit-breaker.ts";
import { Connections } from "./connections.ts";
import { GuardedPool } from "./guarded-pool.ts";
import { noticeSilence } from "./notice-silence.ts";
import { probe } from "./probe.ts";
import { limited, LONG_LIMITS, USUAL_LIMITS, type TimeLimits } from "./time-limits.ts";
import { transactionsOn } from "./transactions.ts";

/** The database, or a transaction on it: stores accept either. */
export type Db = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "$count"
>;

/**
 * The database for reads that may be a second old: lists, searches, statistics, files of lists. They
 * go to a replica where there is one, and never miss what was written before.
 */
export interface Reads extends Pick<Database, "db" | "transaction"> {
  /** To be called when a change was heard of, before anybody else is told. */
  changed(): void;
  /** To be called when staff have written something, before they are answered. */
  written(): Promise<void>;
}

export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
  /**
   * Runs `work` in a transaction: everything in it is committed or, when it throws, rolled back.
   */
  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  readonly reads: Reads;
  /** Runs `work` on connections of its own, with time limits for long-running work. */
  forLongWork<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Whether the database is known to be down: until it answers again, all queries fail at once. */
  isAway(): boolean;
  close(): Promise<void>;
}

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
  const connections = new Connections();
  const received = () => connections.received();
  const breaker = circuitBreaker(
    () => probe(connection, limits.probe, received),
    (isAway, reason) => {
      if (isAway) connections.break();
      else connections.mend();
      onChange(isAway, reason);
    },
  );
  const { Client } = connections;
  const config = { max: 10, keepAlive: true, ...limited(connection, limits), Client };
  const pool = new GuardedPool(config, breaker);
  const endNoticing = noticeSilence(pool, received, limits.silence, () => breaker.suspect());
  const open = (client: pg.Pool | pg.PoolClient) => drizzle(client, { casing: "snake_case" });
  const here = { db: open(pool), transaction: transactionsOn(pool, open) };
  return {
    ...here,
    pool,
    reads: { ...here, changed() {}, async written() {} },
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
      endNoticing();
      breaker.end();
      await pool.end();
    },
  };
}
