import { sql } from "drizzle-orm";

import type { Db } from "./connect.ts";

/** Takes an advisory lock: other transactions that ask for the same wait until this one ends. */
export async function lockFor(trx: Db, what: string): Promise<void> {
  await trx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
