import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

import {
  CommitUnknown,
  DatabaseUnavailable,
  isOfConnection,
  isUnavailable,
  LeftBehind,
} from "./unavailable.ts";

/**
 * Runs transactions on connections of `pool`. Drizzle's own implementation would leak a connection
 * that breaks at `begin`, and would return a connection to the pool while a timed-out query still
 * runs on it.
 */
export function transactionsOn(
  pool: Pick<pg.Pool, "connect">,
  openOn: (client: pg.PoolClient) => NodePgDatabase,
) {
  const opened = new WeakMap<pg.PoolClient, NodePgDatabase>();

  function databaseOn(client: pg.PoolClient): NodePgDatabase {
    let database = opened.get(client);
    if (!database) opened.set(client, (database = openOn(client)));
    return database;
  }

  return async function transaction<T>(work: (trx: NodePgDatabase) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    /** Why the connection can't be used again: queries still running on it are ended with it. */
    let broken: Error | undefined;
    try {
      await client.query("begin").catch(failAs(DatabaseUnavailable));
      const result = await work(databaseOn(client));
      await client.query("commit").catch(failAs(CommitUnknown));
      return result;
    } catch (error) {
      if (isUnavailable(error) || error instanceof LeftBehind) broken = error as Error;
      else await client.query("rollback").catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  };
}

/** An error that does not come from PostgreSQL itself means that the connection broke. */
function failAs(Unavailable: typeof DatabaseUnavailable) {
  return (cause: unknown): never => {
    throw isOfConnection(cause) ? new Unavailable("The connection broke.", { cause }) : cause;
  };
}
