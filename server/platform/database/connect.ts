import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

import { channelListening } from "./channel-listening.ts";
import { circuitBreaker, type CircuitBreaker, type OnCircuitChange } from "./circuit-breaker.ts";
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

/** Where services work in transactions; on a transaction that is open already, all of them are that one. */
export interface Transactions extends Pick<Database, "transaction"> {
  readonly db: Db;
}

/** Lets services work within a transaction: what they do is kept or rolled back with all of it. */
export const within = (trx: Db): Transactions => ({ db: trx, transaction: (work) => work(trx) });

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
  /** Runs `work` on a connection of its own, with time limits for long-running work. */
  forLongWork<T>(work: (database: Database) => Promise<T>, limits?: TimeLimits): Promise<T>;
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
  const connections = new Connections();
  const breaker = circuitBreaker(
    () => probe(connection, limits.probe, () => connections.received()),
    (isAway, reason) => {
      if (isAway) connections.break();
      else connections.mend();
      onChange(isAway, reason);
    },
  );
  const onSilence = () => breaker.suspect();
  const database = databaseOn(
    { max: 10, ...connection },
    { limits, breaker, connections, onSilence },
  );
  return {
    ...database,
    async close() {
      breaker.end();
      await database.close();
    },
  };
}

interface PoolParts {
  limits: TimeLimits;
  breaker: CircuitBreaker;
  connections: Connections;
  /** Called when connections are in use and the database sends nothing for `limits.silence`. */
  onSilence(): void;
}

function databaseOn(connection: pg.PoolConfig, parts: PoolParts): Database {
  const { limits, breaker, connections } = parts;
  const config = {
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...limited(connection, limits),
  };
  const { Client } = connections;
  const pool = new GuardedPool({ ...config, Client }, breaker);
  const received = () => connections.received();
  const endNoticing = noticeSilence(pool, received, limits.silence, parts.onSilence);
  const open = (client: pg.Pool | pg.PoolClient) => drizzle(client, { casing: "snake_case" });
  const here = { db: open(pool), transaction: transactionsOn(pool, open) };
  return {
    ...here,
    pool,
    reads: { ...here, changed() {}, async written() {} },
    async forLongWork(work, longLimits = LONG_LIMITS) {
      const own = new Connections();
      const database = databaseOn(
        { ...connection, max: 1 },
        {
          limits: longLimits,
          breaker,
          connections: own,
          // It outlasts a short absence of the database, after which it goes on.
          onSilence: () => (breaker.isOpen() ? own.break() : breaker.suspect()),
        },
      );
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    listen: channelListening(() => config),
    isAway: breaker.isOpen,
    async close() {
      endNoticing();
      await pool.end();
    },
  };
}
