import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";

import type pg from "pg";
import { pino, type Logger } from "pino";

import { readConfig, type Config } from "#server/config.ts";
import { sheetReader } from "#server/features/rosters/read-sheet.ts";
import { readLinkSecrets } from "#server/features/settings/link-secrets.ts";
import { startMakingProofs, startNotifications } from "#server/jobs.ts";
import type { IsUnknownPage } from "#server/platform/cache/cache-pages.ts";
import { publicCache, type PublicCache } from "#server/platform/cache/public-cache.ts";
import { connectDatabase, type Database } from "#server/platform/database/connect.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { openUploadFolder } from "#server/platform/files/upload-folder.ts";
import type { MessageIn } from "#server/platform/http/page-failure.ts";
import type { Pace } from "#server/platform/jobs/pace.ts";
import { pictureQueue, type PictureQueue } from "#server/platform/pictures/picture-queue.ts";
import type { LinkSecrets } from "#server/platform/secrets/link-signer.ts";
import { openSecrets } from "#server/platform/secrets/open-secrets.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { SECRET_FIELDS } from "#server/secret-fields.ts";
import { seed } from "#server/seed/seed.ts";
import { createShop, type RenderPage, type Shop } from "#server/shop.ts";

import { checkingAnswers } from "./check-answers.ts";
import {
  drawFromSources,
  invoicesFromSources,
  loadNotificationRenderers,
  printersFromSources,
  profilesFromSources,
} from "./from-sources.ts";
import { createTestDatabase } from "./test-database.ts";
import { undeclaredPictures } from "./undeclared-pictures.ts";

export const OWNER = { email: "owner@naqra.example", password: "correct horse battery" };

/** A complete shop with its own database and files, as after a first start. */
export interface TestShop extends AsyncDisposable {
  config: Config;
  database: Database;
  secrets: Secrets;
  /** Called as by the HTTP server. */
  fetch: Shop["fetch"];
  /** Like `fetch` but without checking contracts, for tests in which the shop itself fails. */
  unchecked: Shop["fetch"];
  answerFromCache: Shop["answerFromCache"];
  refuse: Shop["refuse"];
  answerLog: Shop["answerLog"];
  followLive: Shop["followLive"];
  followLinkSecrets: Shop["followLinkSecrets"];
  /** The routes, with their contracts. */
  api: Shop["api"];
  taps: Shop["taps"];
  pictures: PictureQueue;
  /** The folder for uploads until they are stored or rejected. */
  uploadFolder: string;
  /** Caches nothing unless a test calls `trust`: tests change the database directly. */
  cache: PublicCache;
  /** Signs links, as the shop does. */
  linkSecrets(): Promise<LinkSecrets>;
  /** Sends a request to the shop; a path is enough. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a request as the signed-in owner, with a bearer token. */
  askAsOwner(path: string, init?: RequestInit): Promise<Response>;
}

interface TestShopOptions {
  /** Sends notifications at this pace; without it they wait. */
  sending?: Pace;
  /** Makes proofs at this pace; without it they wait. */
  making?: Pace;
  log?: Logger;
  /** Replaces the pages, which are covered by the browser tests. */
  renderPage?: RenderPage;
  /** Which paths no page is at; without it every page is rendered for its own path. */
  isUnknownPage?: IsUnknownPage;
  /** Replaces the texts for failures before there is a page. */
  messageIn?: MessageIn;
  /** The clock of the cache, in milliseconds since 1970. */
  now?: () => number;
  /** Aborted when the shop is going to end. */
  ending?: AbortSignal;
  /** Connects to the shop's database, for tests with a proxy in between. */
  connect?: (connection: pg.PoolConfig) => Database | Promise<Database>;
}

/** @param env configuration variables */
export async function startTestShop(
  env: Record<string, string> = {},
  {
    sending,
    making,
    log = pino({ level: "silent" }),
    renderPage = async () => new Response("page"),
    isUnknownPage = () => false,
    messageIn = (_, { message }) => message,
    now,
    ending,
    connect = connectDatabase,
  }: TestShopOptions = {},
): Promise<TestShop> {
  const testDatabase = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "naqra-shop-"));
  const config = readConfig({
    DATA_DIR: folder,
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    RATE_LIMITS: "off",
    PRIVATE_MAIL_SERVERS: "on",
    ...env,
  });
  const database = await connect(testDatabase.connection);
  await migrate(database);
  const secrets = await openSecrets(config, database, SECRET_FIELDS);
  await seed(database, config, secrets);
  const sends = sending && (await startSending({ config, database, secrets }, sending));
  const cache = publicCache({ isAway: database.isAway, now });
  const pictures = pictureQueue();
  const sheets = sheetReader();
  const makes =
    making &&
    (await startMakingProofs({
      config,
      database,
      log,
      pace: making,
      pictures,
      fileStore: openFileStore(config.files),
      printersIn: printersFromSources,
    }));
  const uploads = await openUploadFolder(folder);
  const shop = await createShop({
    config,
    database,
    secrets,
    log,
    pictures,
    sheets,
    renderPage,
    isUnknownPage,
    messageIn,
    profilesIn: profilesFromSources,
    drawSocialPicture: drawFromSources,
    invoicesIn: invoicesFromSources,
    printersIn: printersFromSources,
    loadRenderers: loadNotificationRenderers,
    cache,
    uploadFolder: uploads.path,
    ending,
  });

  const fetch = checkingAnswers(shop);
  const ask = (path: string, init?: RequestInit) =>
    fetch(new Request(new URL(path, config.publicUrl), init));
  let token: string | undefined;

  return {
    config,
    database,
    secrets,
    fetch,
    unchecked: shop.fetch,
    answerFromCache: shop.answerFromCache,
    refuse: shop.refuse,
    answerLog: shop.answerLog,
    followLive: shop.followLive,
    followLinkSecrets: shop.followLinkSecrets,
    api: shop.api,
    taps: shop.taps,
    pictures,
    uploadFolder: uploads.path,
    cache,
    linkSecrets: () => readLinkSecrets(database.db, secrets),
    ask,
    async askAsOwner(path, init = {}) {
      token ??= await signIn(ask);
      const headers = new Headers(init.headers);
      headers.set("Authorization", `Bearer ${token}`);
      const answer = await ask(path, { ...init, headers });
      // A new password gives the session a new token.
      if (path === "/api/v1/auth/profile" && answer.ok) {
        token = ((await answer.clone().json()) as { token?: string }).token ?? token;
      }
      return answer;
    },
    async [Symbol.asyncDispose]() {
      // Checks whatever the tests have stored; skipped when the database is gone.
      const undeclared = await undeclaredPictures(database).catch(() => []);
      await sends?.[Symbol.asyncDispose]();
      await makes?.[Symbol.asyncDispose]();
      pictures[Symbol.dispose]();
      sheets[Symbol.dispose]();
      await uploads[Symbol.asyncDispose]();
      await database.close();
      await testDatabase[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
      assert.deepEqual(undeclared, [], "Columns hold pictures that the sweep would delete.");
    },
  };
}

/**
 * A shop for all tests of a file: it starts before the first and is closed after the last. Nothing of it can be
 * read before that, while the file is loaded.
 */
export function shopForTests(...options: Parameters<typeof startTestShop>): TestShop {
  const shop = {} as TestShop;
  before(async () => {
    Object.assign(shop, await startTestShop(...options));
  });
  after(() => shop[Symbol.asyncDispose]());
  return shop;
}

/** Starts sending a shop's waiting notifications, with the mail and SMS settings of `config`. */
export async function startSending(
  { config, database, secrets }: Pick<TestShop, "config" | "database" | "secrets">,
  pace: Pace,
) {
  const log = pino({ level: "silent" });
  const renderers = await loadNotificationRenderers();
  return startNotifications({ config, database, secrets, log, renderers, pace });
}

async function signIn(ask: TestShop["ask"]): Promise<string> {
  const response = await ask("/api/v1/users/login", asJson("POST", OWNER));
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** The options of a request with a JSON body. */
export function asJson(method: string, body: unknown): RequestInit {
  return {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}
