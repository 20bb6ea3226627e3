import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

import type { Database } from "./connect.ts";
import { CommitUnknown, isRolledBack } from "./unavailable.ts";

/**
 * A statement that is a transaction of its own. It is put together once, and each connection prepares
 * it once: PostgreSQL then keeps its plan.
 */
export interface PreparedStatement<Row> {
  /**
   * Runs it in one round trip.
   * @returns its rows, with columns as the statement names them
   * @throws {CommitUnknown} when the connection broke: what it writes may or may not have been stored
   */
  run(database: Pick<Database, "pool">, values: readonly unknown[]): Promise<Row[]>;
}

/**
 * @param name of this statement alone
 * @param query its parameters are named as PostgreSQL does, `$1`, in the order of the values
 */
export function prepareStatement<Row>(name: string, query: SQL): PreparedStatement<Row> {
  const { sql: text, params } = new PgDialect({ casing: "snake_case" }).sqlToQuery(query);
  if (params.length > 0) throw new TypeError(`${name} has values that would stay the same.`);
  return {
    async run({ pool }, values) {
      try {
        return (await pool.query({ name, text, values: [...values] })).rows as Row[];
      } catch (cause) {
        if (isRolledBack(cause)) throw cause;
        throw new CommitUnknown("The connection broke.", { cause });
      }
    },
  };
}
