import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Logger } from "pino";

import { waitAtMost } from "#server/platform/process-end.ts";

import { connectDatabase, type Database } from "../connect.ts";
import { transactionsOn } from "../transactions.ts";
import { catchUp } from "./catch-up.ts";
import { ReplicaPool } from "./replica-pool.ts";

/** The channel on which nodes tell each other that staff have written something. */
const CHANNEL = "staff_writes";

/** How long closing waits for connections in use, in milliseconds. */
const GRACE_MS = 5_000;

/** A server and its replicas have the same number. */
const SYSTEM = "(select system_identifier from pg_control_system())::text as system";

const LAST_CHANGE = `select pg_current_wal_insert_lsn() as last, ${SYSTEM}`;

/** Also of a replica that was made the primary server meanwhile. */
const HAS_REPLAYED = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end >= $1::pg_lsn as has, ${SYSTEM}`;

/**
 * Lets reads that may be a second old go to a replica. They never miss what was written before: by
 * anybody whose change was notified of, or by staff through any node. While the replica is behind,
 * away, or changes may be missed, `database` is read.
 */
export async function readFromReplica(
  database: Database,
  connection: pg.PoolConfig,
  log: Logger,
): Promise<Database & AsyncDisposable> {
  const replica = connectDatabase(connection);
  let hearsChanges = false;
  const state = catchUp(
    {
      async lastChange() {
        const { rows } = await database.pool.query<{ last: string; system: string }>(LAST_CHANGE);
        return rows[0]!;
      },
      async hasReplayed({ last, system }) {
        const { rows } = await replica.pool.query(HAS_REPLAYED, [last]);
        if (rows[0].system === system) return rows[0].has;
        throw new Error("DATABASE_READ_URL is no replica of DATABASE_URL.");
      },
    },
    log,
  );
  const listening = await database.listen(
    CHANNEL,
    {
      hear: state.changed,
      trust(isTrusted) {
        hearsChanges = isTrusted;
        state.changed();
      },
    },
    { log, lost: "writes of other nodes are not heard of, the replica is not read" },
  );
  const isCurrent = async () => hearsChanges && !replica.isAway() && state.isCurrent();
  const pool = new ReplicaPool(database.pool, replica.pool, isCurrent);
  const open = (client: ReplicaPool | pg.PoolClient) =>
    drizzle(client as pg.PoolClient, { casing: "snake_case" });
  return {
    ...database,
    reads: {
      db: open(pool),
      transaction: transactionsOn(pool, open),
      changed: state.changed,
      async written() {
        state.changed();
        // If that fails, the other nodes read what was written a second later.
        await database.pool.query(`notify ${CHANNEL}`).catch(() => {});
      },
    },
    async [Symbol.asyncDispose]() {
      await listening[Symbol.asyncDispose]();
      await waitAtMost(GRACE_MS, replica.close());
    },
  };
}
