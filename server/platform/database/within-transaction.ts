import type { Database, Db } from "./connect.ts";

/**
 * The database whose transactions are all part of `trx`, which is open: lets several writes that
 * would each be whole by themselves be whole together.
 */
export function withinTransaction(database: Database, trx: Db): Database {
  return { ...database, transaction: (work) => work(trx) };
}
