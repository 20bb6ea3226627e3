import type pg from "pg";

import { connectDatabase } from "#server/platform/database/connect.ts";
import type { TimeLimits } from "#server/platform/database/time-limits.ts";

import { startDatabaseProxy, type DatabaseProxy } from "./database-proxy.ts";
import { startTestShop, type TestShop } from "./start-test-shop.ts";

/** Short, and yet longer than anything takes while the machine is busy. */
const LIMITS: TimeLimits = {
  connection: 2_000,
  statement: 3_000,
  lock: 2_000,
  idleInTransaction: 5_000,
};

/** A shop whose way to its database can be broken, while others still reach it by `direct`. */
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
