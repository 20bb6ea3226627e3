import type { Pool, QueryConfig } from "pg";

/** How many rows one statement adds. */
const AT_ONCE = 100_000;

/** How long one may take on a busy machine, in milliseconds: longer than what visitors wait for. */
const LONGEST = 5 * 60_000;

/**
 * Adds `count` rows with `statement`, whose parameters are the numbers of the first and the last
 * row that it adds, and of all. Non-unique indexes of `table` are built afterwards, because
 * updating them row by row takes many times as long.
 */
export async function bulkLoad(
  pool: Pick<Pool, "connect">,
  table: string,
  statement: string,
  count: number,
): Promise<void> {
  const connection = await pool.connect();
  try {
    const { rows } = await connection.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = $1::regclass and not indisunique`,
      [table],
    );
    for (const { name } of rows) await connection.query(`drop index ${name}`);
    await connection.query(
      `set synchronous_commit = off; set work_mem = '64MB'; set maintenance_work_mem = '256MB';
       set statement_timeout = ${LONGEST}`,
    );
    for (let first = 1; first <= count; first += AT_ONCE) {
      const values = [first, Math.min(first + AT_ONCE - 1, count), count];
      await connection.query({ text: statement, values, query_timeout: LONGEST } as QueryConfig);
    }
    // Rows whose commit is not yet on disk are not marked as visible to all, without which the
    // planner avoids index-only scans: the commits of the indexes wait for the disk.
    await connection.query("set synchronous_commit = on");
    for (const { definition } of rows) await connection.query(definition);
    await connection.query("vacuum (analyze)");
  } finally {
    // Closed instead of returned to the pool, because its settings were changed.
    connection.release(true);
  }
}
