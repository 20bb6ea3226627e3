import type { Database, Db } from "./connect.ts";

class DryRunDone extends Error {}

/**
 * Runs `work` in a transaction. In a dry run everything is executed and its result returned, and
 * then the transaction is rolled back.
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
