import type pg from "pg";

/** A pooler may give another session now and then, as when it is busy. */
const ROUNDS = 5;

/**
 * Whether both clients are served by the same session of PostgreSQL, one after the other: then a
 * pooler in between gives a client a session for each transaction only. What is kept in a session is
 * lost there: time limits, locks, and listening to changes.
 */
async function shareSession(clients: readonly Pick<pg.ClientBase, "query">[]): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sessions = new Set<number>();
    for (const client of clients) {
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      sessions.add(rows[0]!.pid);
    }
    if (sessions.size < clients.length) return true;
  }
  return false;
}

/** Whether the connections of a pool keep their sessions. */
export async function keepsSessions(pool: {
  connect(): Promise<Pick<pg.PoolClient, "query" | "release">>;
}): Promise<boolean> {
  const clients = [await pool.connect(), await pool.connect()];
  try {
    return !(await shareSession(clients));
  } finally {
    for (const client of clients) client.release();
  }
}
