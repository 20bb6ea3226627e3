import { gte, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * Whether a row is so young that the same content, sent once more, means this row: people press a
 * button again, and clients repeat what was not answered.
 */
export function wasSentJustNow(createdAt: AnyPgColumn): SQL {
  return gte(createdAt, sql`now() - interval '10 minutes'`);
}
