// Runs alone: it takes long, waiting for other processes.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtempDisposable, readdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { startForeignDatabase } from "../server/testing/test-database.ts";
import { takingTurns, TRIES_ALL, WITH_ALL } from "../server/testing/thoroughness.ts";
import {
  databasePid,
  gone,
  isAlive,
  start,
  startOpen,
  type StartedShop,
} from "./testing/started-shop.ts";

/**
 * Created with mode 0700 by the user who runs the tests: if that is root, the database's user can't
 * enter it.
 */
const temporaryFolder = () => mkdtempDisposable(join(tmpdir(), "naqra-start-"));

/** Asserts that nothing of the shop is left: no process of its group, and not its database. */
async function assertNothingLeft(shop: StartedShop, database: number, dataDir: string) {
  await gone(database);
  await gone(-shop.process.pid!);
  assert.equal(await databasePid(dataDir), 0);
  await assert.rejects(fetch(shop.url));
}

/** Of the link that it printed. */
const passwordToken = (shop: StartedShop) =>
  /Your password +http:\S+\/admin-panel\/new-password#(\S{40,})/.exec(shop.reported())![1]!;

describe("starting and ending", { concurrency: 2 }, () => {
  test("npm start prints where the shop is, a link to a password until one is chosen, and ends with npm; Ctrl-C, also twice, ends it cleanly", async () => {
    await using folder = await temporaryFolder();
    const dataDir = folder.path;
    await using first = await startOpen({ dataDir, by: "npm", env: { NODE_ENV: "production" } });
    const port = new URL(first.url).port;
    assert.match(first.reported(), new RegExp(`Storefront +http://localhost:${port}\n`));
    assert.match(first.reported(), new RegExp(`Panel +http://localhost:${port}/admin-panel\n`));
    assert.match(first.reported(), /Owner +owner@naqra\.example\n/);
    const firstLink = passwordToken(first);
    const database = await first.databasePid();
    first.process.kill("SIGTERM");
    await first.ended;
    await assertNothingLeft(first, database, dataDir);

    await using second = await startOpen({ dataDir });
    assert.match(second.reported(), /Owner +owner@naqra\.example\n/);
    const token = passwordToken(second);
    assert.notEqual(token, firstLink);
    const chosen = await fetch(`${second.url}/api/v1/auth/reset-password`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ token, password: "correct horse battery" }),
    });
    assert.equal(chosen.status, 200);
    const next = await second.databasePid();
    process.kill(-second.process.pid!, "SIGINT");
    await second.says("Ending");
    if (isAlive(-second.process.pid!)) process.kill(-second.process.pid!, "SIGINT");
    assert.equal((await second.ended).code, 0);
    await assertNothingLeft(second, next, dataDir);

    await using third = await startOpen({ dataDir });
    assert.doesNotMatch(third.reported(), /Your password|owner@naqra\.example/);
  });

  test("requests for pages that are not cached don't make its memory grow", async (t) => {
    if (!TRIES_ALL) return t.skip(WITH_ALL);
    if (process.platform !== "linux") return t.skip("its memory is read in /proc");
    await using folder = await temporaryFolder();
    await using shop = await startOpen({ dataDir: folder.path });
    for (let page = 0; page < 700; page++) await (await fetch(`${shop.url}/none-${page}`)).text();
    const status = await readFile(`/proc/${await shop.serverPid()}/status`, "utf8");
    const megabytes = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)![1]) / 1024;
    assert.ok(megabytes < 300, `${megabytes} MB`);
  });

  test("a start after everything was killed takes over the running database, with its data", async (t) => {
    if (!TRIES_ALL) return t.skip(WITH_ALL);
    await using folder = await temporaryFolder();
    // What the first start prints shows whether one has no data.
    const options = { dataDir: folder.path, env: { OWNER_PASSWORD: "correct horse battery" } };
    await using killed = await startOpen(options);
    assert.match(killed.reported(), /Owner/);
    const orphan = await killed.databasePid();
    process.kill(-killed.process.pid!, "SIGKILL");
    await killed.ended;
    assert.ok(isAlive(orphan));
    await using next = await startOpen(options);
    assert.ok(!isAlive(orphan));
    assert.doesNotMatch(next.reported(), /Owner/);

    const database = await next.databasePid();
    for (const pid of [-next.process.pid!, database]) process.kill(pid, "SIGKILL");
    await next.ended;
    await using last = await startOpen(options);
    assert.doesNotMatch(last.reported(), /Owner/);
  });

  test("a killed server leaves no database running, and one whose parent is killed ends", async (t) => {
    if (!TRIES_ALL) return t.skip(WITH_ALL);
    await using folder = await temporaryFolder();
    await using first = await startOpen({ dataDir: folder.path });
    const database = await first.databasePid();
    process.kill(await first.serverPid(), "SIGKILL");
    assert.equal((await first.ended).code, 128 + 9);
    await gone(database);

    await using second = await startOpen({ dataDir: folder.path });
    const next = await second.databasePid();
    second.process.kill("SIGKILL");
    await second.ended;
    await assertNothingLeft(second, next, folder.path);
  });

  test("a killed database is restarted while the shop goes on", async (t) => {
    if (!TRIES_ALL) return t.skip(WITH_ALL);
    await using folder = await temporaryFolder();
    await using shop = await startOpen({ dataDir: folder.path });
    const server = await shop.serverPid();
    let database = await shop.databasePid();
    for (let time = 1; time <= 2; time++) {
      const before = database;
      process.kill(before, "SIGKILL");
      do {
        assert.equal((await fetch(shop.url)).status, 200);
        assert.equal((await fetch(`${shop.url}/healthz`)).status, 200);
        database = await shop.databasePid();
      } while (database === 0 || database === before);
      while ((await fetch(`${shop.url}/readyz`)).status !== 200) await delay(10);
    }
    assert.equal(await shop.serverPid(), server);
    // The parent process has been told of the new database.
    process.kill(server, "SIGKILL");
    await shop.ended;
    await gone(database);
  });

  test("of two starts with one data folder the second waits, says so, and ends or continues", async (t) => {
    if (!TRIES_ALL) return t.skip(WITH_ALL);
    await using folder = await temporaryFolder();
    await using first = await startOpen({ dataDir: folder.path });
    await using refused = await start({ dataDir: folder.path });
    const { code, output } = await refused.ended;
    assert.equal(code, 1);
    assert.match(output, /^Another shop is running on the data folder .+ DATA_DIR/m);
    assert.doesNotMatch(output, /\n +at /);

    await using waiting = await start({ dataDir: folder.path });
    await waiting.says("Waiting for another shop");
    first.process.kill("SIGTERM");
    await waiting.says("The shop is open.");
    assert.equal((await fetch(waiting.url)).status, 200);
  });

  test("an ordinary user starts the shop in a folder of their own", async (t) => {
    if (!TRIES_ALL) return t.skip(WITH_ALL);
    if (process.getuid?.() !== 0) return t.skip("whoever runs the tests is an ordinary user");
    const account = { uid: 65_534, gid: 65_534 };
    if (spawnSync(process.execPath, ["scripts/build.mjs"], account).status !== 0) {
      return t.skip("an ordinary user can't go where the project lies");
    }
    await using folder = await temporaryFolder();
    await chown(folder.path, account.uid, account.gid);
    const options = { dataDir: join(folder.path, "data"), account, env: { HOME: folder.path } };
    await using shop = await startOpen(options);
    const database = await shop.databasePid();
    shop.process.kill("SIGTERM");
    assert.equal((await shop.ended).code, 0);
    await assertNothingLeft(shop, database, options.dataDir);
  });

  test("with DATABASE_URL the shop uses an existing PostgreSQL", async (t) => {
    if (!TRIES_ALL) return t.skip(WITH_ALL);
    await using folder = await temporaryFolder();
    await using foreign = await startForeignDatabase();
    const options = { dataDir: folder.path, env: { DATABASE_URL: foreign.url } };
    await using shop = await startOpen(options);
    assert.match(shop.reported(), /Your password/);
    assert.ok(!(await readdir(folder.path)).includes("database"));
    shop.process.kill("SIGTERM");
    assert.equal((await shop.ended).code, 0);
  });

  test("a start that is impossible is explained in one message, and leaves nothing behind", async () => {
    await using folder = await temporaryFolder();
    await using taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const env = { DATABASE_URL: `postgres://shop:secret@127.0.0.1:${port}/shop` };
    taken.on("connection", (socket) => socket.destroy());
    const dataDir = folder.path;
    const cases = [
      { options: { dataDir: "/proc/naqra" }, says: /^The data folder \/proc\/naqra cannot be/m },
      { options: { dataDir, port }, says: new RegExp(`^Port ${port} is in use on 127`, "m") },
      {
        options: { dataDir, env: { OWNER_PASSWORD: "short", OWNER_EMAIL: "nobody" } },
        says: /^The configuration has 2 problems:\n +OWNER_EMAIL .+\n +OWNER_PASSWORD .+\n$/m,
      },
      {
        options: { dataDir, env },
        says: /^The database shop at 127\.0\.0\.1:\d+ \(DATABASE_URL\) can/m,
      },
    ];
    for (const { options, says } of takingTurns(2)(cases)) {
      await using shop = await start(options);
      const { code, output } = await shop.ended;
      assert.equal(code, 1);
      assert.match(output, says);
      assert.doesNotMatch(output, /\n +at |secret/);
      assert.equal(await databasePid(dataDir), 0);
    }
  });
});
