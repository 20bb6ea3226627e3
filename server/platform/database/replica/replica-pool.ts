import type pg from "pg";

import { isOfConnection } from "../unavailable.ts";

/** PostgreSQL ends a query on a replica that stands in the way of a change from the primary server. */
const IN_THE_WAY = "40001";
/** A query that takes too long would do so on the primary server too. */
const TOO_LONG = "57014";

/** Sends queries that only read to the replica while it is current, and to the primary server else. */
export class ReplicaPool {
  readonly #primary: pg.Pool;
  readonly #replica: pg.Pool;
  readonly #isCurrent: () => Promise<boolean>;

  constructor(primary: pg.Pool, replica: pg.Pool, isCurrent: () => Promise<boolean>) {
    this.#primary = primary;
    this.#replica = replica;
    this.#isCurrent = isCurrent;
  }

  query(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return this.#onEither((pool) => pool.query(query, values));
  }

  connect(): Promise<pg.PoolClient> {
    return this.#onEither((pool) => pool.connect());
  }

  async #onEither<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
    if (!(await this.#isCurrent())) return work(this.#primary);
    try {
      return await work(this.#replica);
    } catch (error) {
      const { code } = error as Partial<pg.DatabaseError>;
      const isOfReplica = code === IN_THE_WAY || (isOfConnection(error) && code !== TOO_LONG);
      if (!isOfReplica) throw error;
      return work(this.#primary);
    }
  }
}
