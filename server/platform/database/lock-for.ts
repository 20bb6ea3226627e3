import { sql } from "drizzle-orm";

import type { Db } from "./connect.ts";

/** Whoever asks for the same waits until this transaction ends. */
export async function lockFor(trx: Db, what: string): Promise<void> {
  await trx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
