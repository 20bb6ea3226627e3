import type { Database, Db } from "./connect.ts";

/**
 * A `Database` whose transactions all run within `trx`, which is open: several writes that are each
 * atomic become atomic together.
 */
export function withinTransaction(database: Database, trx: Db): Database {
  return { ...database, transaction: (work) => work(trx) };
}
