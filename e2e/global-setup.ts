import { freePort, startTestCluster } from "#server/testing/test-cluster.ts";
import { SHARED_CLUSTER } from "#server/testing/test-database.ts";

/** Starts one PostgreSQL for a whole run of browser tests, and returns what ends it. */
export default async function startDatabases(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster({ port: await freePort() });
  process.env[SHARED_CLUSTER] = JSON.stringify(cluster.connection);
  return async () => cluster[Symbol.asyncDispose]();
}
