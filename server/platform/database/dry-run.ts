import type { Database, Db } from "./connect.ts";

class Rehearsed extends Error {}

/**
 * Does `work` in a transaction; as a rehearsal it is done in every detail and answered, and then
 * nothing of it stays.
 */
export async function performed<T>(
  database: Database,
  { isRehearsal }: { isRehearsal: boolean },
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  if (!isRehearsal) return database.transaction(work);
  let result: { value: T } | undefined;
  const rehearsing = database.transaction(async (trx) => {
    result = { value: await work(trx) };
    throw new Rehearsed();
  });
  await rehearsing.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
  return result!.value;
}
