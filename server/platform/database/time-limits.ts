import type pg from "pg";

/** How long the database may take, in milliseconds. Nothing waits for ever. */
export interface TimeLimits {
  /** For a connection, made anew or given back by somebody else. */
  connection: number;
  /** For one statement. */
  statement: number;
  /** For a lock that another transaction holds. */
  lock: number;
  /** For what happens between two statements of a transaction, which holds its locks meanwhile. */
  idleInTransaction: number;
}

/** For what somebody waits for. */
export const USUAL_LIMITS: TimeLimits = {
  connection: 5_000,
  statement: 10_000,
  lock: 5_000,
  idleInTransaction: 30_000,
};

/** For what nobody waits for: migrations, which may also wait for another node's, and sweeps. */
export const LONG_LIMITS: TimeLimits = {
  connection: 15_000,
  statement: 15 * 60_000,
  lock: 5 * 60_000,
  idleInTransaction: 5 * 60_000,
};

/** How much longer than the server itself a silent server is waited for. */
const SILENCE = 2_000;

/** The limits as a pool's configuration. */
export function limited(connection: pg.PoolConfig, limits: TimeLimits): pg.PoolConfig {
  return {
    ...connection,
    connectionTimeoutMillis: limits.connection,
    // The server ends what takes too long; this ends what a server that is gone will never answer.
    query_timeout: limits.statement + SILENCE,
    // The pool waits for it, though its types don't say so.
    onConnect: ((client) => setLimits(client, limits)) as pg.PoolConfig["onConnect"],
  };
}

/**
 * By a statement: poolers between the shop and PostgreSQL refuse such settings at the start of a
 * connection.
 */
async function setLimits(client: pg.ClientBase, limits: TimeLimits): Promise<void> {
  await client.query(
    `set statement_timeout = ${limits.statement};
     set lock_timeout = ${limits.lock};
     set idle_in_transaction_session_timeout = ${limits.idleInTransaction}`,
  );
}
