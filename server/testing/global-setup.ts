// Starts one PostgreSQL for a whole run of tests (`scripts/testing/run-tests.mjs`).
import { startTestCluster, type TestCluster } from "./test-cluster.ts";
import { SHARED_CLUSTER } from "./test-database.ts";

let cluster: TestCluster | undefined;

export async function globalSetup(): Promise<void> {
  cluster = await startTestCluster();
  process.env[SHARED_CLUSTER] = JSON.stringify(cluster.connection);
}

export async function globalTeardown(): Promise<void> {
  await cluster?.[Symbol.asyncDispose]();
}
