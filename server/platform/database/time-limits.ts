import type pg from "pg";

/** Time limits for the database, in milliseconds, so that nothing waits for ever. */
export interface TimeLimits {
  /** For getting a connection, a new one or one that another caller returns. */
  connection: number;
  /** For a single statement. */
  statement: number;
  /** For a lock that another transaction holds. */
  lock: number;
  /** For the pause between two statements of a transaction, which holds its locks meanwhile. */
  idleInTransaction: number;
  /** For silence on connections in use; after that the database is asked whether it is there. */
  silence: number;
  /** For silence when it is asked: then it is taken for gone, and everybody waiting is told. */
  probe: number;
}

/** For work that a client waits for. */
export const USUAL_LIMITS: TimeLimits = {
  connection: 5_000,
  statement: 10_000,
  lock: 5_000,
  idleInTransaction: 30_000,
  silence: 800,
  probe: 1_200,
};

/**
 * For background work: sweeps, and migrations, which may wait for those of another node. It goes on
 * after a pause of the database, such as a move to another machine.
 */
export const LONG_LIMITS: TimeLimits = {
  connection: 15_000,
  statement: 15 * 60_000,
  lock: 5 * 60_000,
  idleInTransaction: 5 * 60_000,
  silence: 60_000,
  probe: 2_000,
};

/** For reading or writing the whole database at once: a statement is a table, which may be large. */
export const WHOLE_LIMITS: TimeLimits = {
  ...LONG_LIMITS,
  statement: 6 * 60 * 60_000,
  idleInTransaction: 60 * 60_000,
};

/** How much longer than the server's own limit to wait for a server that does not respond. */
const SILENCE = 2_000;

/** A pool's configuration with these limits. */
export function limited(connection: pg.PoolConfig, limits: TimeLimits): pg.PoolConfig {
  return {
    ...connection,
    connectionTimeoutMillis: limits.connection,
    // The server cancels statements that take too long; this covers a server that never answers.
    query_timeout: limits.statement + SILENCE,
    // The pool awaits it, although its types don't say so.
    onConnect: ((client) => setLimits(client, limits)) as pg.PoolConfig["onConnect"],
  };
}

/**
 * Set by a statement, because poolers between the shop and PostgreSQL reject such settings among
 * the parameters of a new connection.
 */
async function setLimits(client: pg.ClientBase, limits: TimeLimits): Promise<void> {
  await client.query(
    `set statement_timeout = ${limits.statement};
     set lock_timeout = ${limits.lock};
     set idle_in_transaction_session_timeout = ${limits.idleInTransaction}`,
  );
}
