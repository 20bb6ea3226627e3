import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** The database, or a transaction on it: stores take either. */
export type Db = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "$count"
>;

export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
  /** Runs `work` on a transaction of its own; all of it happens or, when it throws, nothing. */
  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens a pool of connections. Nothing is asked of the server before the first query. */
export function connectDatabase(connection: pg.PoolConfig): Database {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A connection that only listens would not notice that the other end is gone.
    keepAlive: true,
    ...connection,
  });
  // A connection that breaks while idle is replaced by the pool; unheard, it would end the process.
  pool.on("error", () => {});
  const db = drizzle(pool, { casing: "snake_case" });
  return {
    db,
    pool,
    transaction: (work) => db.transaction(work),
    close: () => pool.end(),
  };
}
