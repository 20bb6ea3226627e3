import type { Database, Db } from "./connect.ts";

class DryRunDone extends Error {}

/**
 * Does `work` in a transaction; as a dry run it is done in every detail and answered, and then
 * nothing of it stays.
 */
export async function transactionOrDryRun<T>(
  database: Database,
  { isDryRun }: { isDryRun: boolean },
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  if (!isDryRun) return database.transaction(work);
  let result: { value: T } | undefined;
  const dryRun = database.transaction(async (trx) => {
    result = { value: await work(trx) };
    throw new DryRunDone();
  });
  await dryRun.catch((error: unknown) => {
    if (!(error instanceof DryRunDone)) throw error;
  });
  return result!.value;
}
