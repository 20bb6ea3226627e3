import pg from "pg";

/** How many statements this process sends to databases meanwhile; each is a round trip. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    count += 1;
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
  }
  return count;
}
