import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { createTestDatabase, SHARED_CLUSTER, urlOf } from "#server/testing/test-database.ts";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));

const OWNER = { email: "owner@naqra.example", password: "correct horse battery" };

/** A shop started as its owner starts it, on an empty database and an empty data folder. */
export interface RunningShop extends AsyncDisposable {
  url: string;
  dataFolder: string;
  owner: { email: string; password: string };
}

interface StartOptions {
  /** Starts the embedded PostgreSQL too, which takes seconds. Otherwise it uses the test run's. */
  embedded?: boolean;
}

/** @param env configuration besides the port and the data folder */
export async function startShop(
  env: Record<string, string> = {},
  { embedded = !process.env[SHARED_CLUSTER] }: StartOptions = {},
): Promise<RunningShop> {
  const database = embedded || env["DATABASE_URL"] ? undefined : await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "naqra-e2e-"));
  const port = await freePort();
  const shop = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: PROJECT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      SHUTDOWN_DELAY: "0",
      PRIVATE_MAIL_SERVERS: "on",
      OWNER_EMAIL: OWNER.email,
      OWNER_PASSWORD: OWNER.password,
      ...(database && { DATABASE_URL: urlOf(database.connection) }),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await openedBy(shop);
  return {
    url: `http://localhost:${port}`,
    dataFolder: folder,
    owner: OWNER,
    async [Symbol.asyncDispose]() {
      const ended = once(shop, "exit");
      shop.kill("SIGTERM");
      await ended;
      await database?.[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Until it is open; rejects with the output when it does not open. */
function openedBy(shop: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let reported = "";
    const hear = (chunk: Buffer) => {
      reported += chunk.toString();
      if (!/Panel +\S+\n/.test(reported)) return;
      // Later output is ignored.
      for (const stream of [shop.stdout!, shop.stderr!]) stream.off("data", hear).resume();
      resolve();
    };
    shop.stdout!.on("data", hear);
    shop.stderr!.on("data", hear);
    shop.once("exit", (code) => reject(new Error(`The shop ended with ${code}:\n${reported}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
