import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pino } from "pino";

import { readConfig, type Config } from "#server/config.ts";
import { connectDatabase, type Database } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { seed } from "#server/database/seed.ts";
import { createShop, type Shop } from "#server/shop.ts";

import { createTestDatabase } from "./test-database.ts";

export const OWNER = { email: "owner@naqra.example", password: "correct horse battery" };

/** A whole shop of its own: its database, its files, as a first start leaves them. */
export interface TestShop extends AsyncDisposable {
  config: Config;
  database: Database;
  /** As the HTTP server calls it. */
  fetch: Shop["fetch"];
  /** Asks the shop; a path is enough. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Asks as the signed-in owner, as a client with a bearer token does. */
  askAsOwner(path: string, init?: RequestInit): Promise<Response>;
}

export async function startTestShop(env: Record<string, string> = {}): Promise<TestShop> {
  const testDatabase = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "naqra-shop-"));
  const config = readConfig({
    DATA_DIR: folder,
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    RATE_LIMITS: "off",
    ...env,
  });
  const database = connectDatabase(testDatabase.connection);
  await migrate(database);
  await seed(database, config);
  const shop = await createShop({
    config,
    database,
    log: pino({ level: "silent" }),
    // Pages are the browser tests' matter; here only the API is asked.
    renderPage: async () => new Response("page"),
  });

  const ask = (path: string, init?: RequestInit) =>
    shop.fetch(new Request(new URL(path, config.publicUrl), init));
  let token: string | undefined;

  return {
    config,
    database,
    fetch: shop.fetch,
    ask,
    async askAsOwner(path, init = {}) {
      token ??= await signIn(ask);
      const headers = new Headers(init.headers);
      headers.set("Authorization", `Bearer ${token}`);
      return ask(path, { ...init, headers });
    },
    async [Symbol.asyncDispose]() {
      await database.close();
      await testDatabase[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function signIn(ask: TestShop["ask"]): Promise<string> {
  const response = await ask("/api/v1/users/login", asJson("POST", OWNER));
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** The options of a request that carries JSON. */
export function asJson(method: string, body: unknown): RequestInit {
  return {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}
