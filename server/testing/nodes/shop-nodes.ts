import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { newWrittenKey } from "#server/platform/secrets/sealed-text.ts";

import { ensureShop } from "../../../scripts/setup/pages.mjs";
import { startS3Server } from "../s3-server.ts";
import { OWNER } from "../start-test-shop.ts";
import { startExternalDatabase, type ExternalDatabase } from "./external-database.ts";
import { startNginx } from "./nginx.ts";
import { shopNode, type ShopNode } from "./shop-node.ts";

/** How many orders one address may place. */
export const ORDERS_OF_ONE = 5;

export interface ShopNodes extends AsyncDisposable {
  /** The address of nginx, which shares requests among the nodes. */
  url: string;
  nodes: readonly ShopNode[];
  database: ExternalDatabase;
}

/**
 * Built nodes on one PostgreSQL and one S3 server behind nginx, all started at the same moment.
 * @param env more of their configuration
 */
export async function startShopNodes(
  count: number,
  env: Record<string, string> = {},
): Promise<ShopNodes> {
  await ensureShop();
  await using undo = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "naqra-nodes-"));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const database = undo.use(await startExternalDatabase());
  const s3 = undo.use(await startS3Server());
  const key = newWrittenKey();
  const nodes = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      shopNode(join(folder, String(index)), {
        DATABASE_URL: database.url,
        SECRET_KEY: key,
        TRUSTED_PROXIES: "127.0.0.1",
        OWNER_EMAIL: OWNER.email,
        OWNER_PASSWORD: OWNER.password,
        RATE_LIMIT_ORDERS: String(ORDERS_OF_ONE),
        SHUTDOWN_DELAY: "3",
        ...s3.env,
        ...env,
      }),
    ),
  );
  undo.defer(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
  });
  await Promise.all(nodes.map((node) => node.start()));
  const { url } = undo.use(await startNginx(nodes.map(({ port }) => port)));
  const open = undo.move();
  return { url, nodes, database, [Symbol.asyncDispose]: () => open.disposeAsync() };
}
