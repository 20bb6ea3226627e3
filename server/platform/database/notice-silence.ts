import type pg from "pg";

/** In how many steps silence is counted; connections with data are read between two of them. */
const STEPS = 4;

/**
 * Notices when the connections of a pool are in use and nothing comes from the database: that may be
 * a long query, or a database that is gone. Time in which this process was too busy to read from its
 * connections does not count.
 * @param received how many bytes have come so far
 * @param milliseconds how long nothing may come
 * @returns a function that ends this
 */
export function noticeSilence(
  pool: pg.Pool,
  received: () => number,
  milliseconds: number,
  onSilence: () => void,
): () => void {
  let last = received();
  let silentSteps = 0;
  const timer = setInterval(() => {
    const now = received();
    const isInUse = pool.idleCount < pool.totalCount || pool.waitingCount > 0;
    silentSteps = isInUse && now === last ? silentSteps + 1 : 0;
    last = now;
    if (silentSteps < STEPS) return;
    silentSteps = 0;
    onSilence();
  }, milliseconds / STEPS).unref();
  return () => clearInterval(timer);
}
