import type pg from "pg";

import { connectDatabase } from "#server/platform/database/connect.ts";
import type { TimeLimits } from "#server/platform/database/time-limits.ts";

import { startDatabaseProxy, type DatabaseProxy } from "./database-proxy.ts";
import { startTestShop, type TestShop } from "./start-test-shop.ts";

/** Short, but longer than anything takes on a busy machine. */
const LIMITS: TimeLimits = {
  connection: 2_000,
  statement: 3_000,
  lock: 2_000,
  idleInTransaction: 5_000,
  silence: 500,
  probe: 500,
};

/** A shop whose connection to its database can be broken; `direct` bypasses the proxy. */
export async function startShopBehindProxy(
  ...[env, options]: Parameters<typeof startTestShop>
): Promise<AsyncDisposable & { shop: TestShop; proxy: DatabaseProxy; direct: pg.PoolConfig }> {
  let proxy: DatabaseProxy;
  let direct: pg.PoolConfig;
  const shop = await startTestShop(env, {
    ...options,
    async connect(connection) {
      direct = connection;
      proxy = await startDatabaseProxy(connection);
      return connectDatabase(proxy.connection, { limits: LIMITS });
    },
  });
  return {
    shop,
    proxy: proxy!,
    direct: direct!,
    async [Symbol.asyncDispose]() {
      await proxy.mend();
      await shop[Symbol.asyncDispose]();
      await proxy[Symbol.asyncDispose]();
    },
  };
}
