// Runs alone: it waits for other processes, which take long beside other tests.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtempDisposable, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { readConfig, type Config } from "#server/config.ts";
import { connectDatabase } from "#server/platform/database/connect.ts";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start-embedded.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openSecrets } from "#server/platform/secrets/open-secrets.ts";
import { SECRET_FIELDS } from "#server/secret-fields.ts";
import { addDemo } from "#server/seed/demo/demo.ts";
import { seed } from "#server/seed/seed.ts";
import { TRIES_ALL } from "#server/testing/thoroughness.ts";

/** `npm run backup`, `npm run restore` and `npm run secrets:rotate`, as they are called by hand. */

function begin(
  command: "backup" | "restore" | "secrets-rotate",
  dataDir: string,
  args: string[] = [],
) {
  const { DATABASE_URL: _, npm_lifecycle_event: __, ...inherited } = process.env;
  const child = spawn("node", [`scripts/${command}.mjs`, ...args], {
    env: { ...inherited, DATA_DIR: dataDir },
    // A group of its own, which can be killed whole.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, "close").then(async ([code]) => ({
    code: code as number | null,
    output: (await output).join(""),
  }));
  return { pid: child.pid!, ended };
}

const run = (...call: Parameters<typeof begin>) => begin(...call).ended;

/** The embedded database of a shop, as while it runs. */
async function startShopsDatabase({ dataDir }: Config) {
  const server = await startEmbeddedDatabase(join(dataDir, "database"), { durable: false });
  const database = connectDatabase(server.connection);
  return {
    database,
    async [Symbol.asyncDispose]() {
      await database.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** What tables say in the output of a restore. */
const rowsIn = (output: string) =>
  new Map(
    [...output.matchAll(/^ +(\d+) {2}(\w+)$/gm)].map(([, rows, name]) => [name, Number(rows)]),
  );

test("a shop is backed up while it runs and while it doesn't, and restored after any number of killed tries", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-commands-"));
  const dataDir = join(folder.path, "shop");
  const config = readConfig({ DATA_DIR: dataDir });
  const file = join(folder.path, "running.tar");
  {
    const none = await run("backup", dataDir);
    assert.equal(none.code, 1);
    assert.match(none.output, /There is no shop yet/);
  }
  await mkdir(dataDir);
  {
    await using running = await startShopsDatabase(config);
    await migrate(running.database);
    const secrets = await openSecrets(config, running.database, SECRET_FIELDS);
    await seed(running.database, config, secrets);
    await addDemo(running.database, config);
    const made = await run("backup", dataDir, [file]);
    assert.equal(made.code, 0, made.output);
    assert.match(made.output, /\d+ rows of \d+ tables, \d+ files, 1 key files?/);
  }
  const stopped = await run("backup", dataDir);
  assert.equal(stopped.code, 0, stopped.output);
  const [name] = await readdir(join(dataDir, "backups"));
  assert.match(name!, /^localhost-3000-by-hand-[-\dT]+Z\.tar$/);

  const target = join(folder.path, "restored");
  for (let kills = TRIES_ALL ? 8 : 2; kills > 0; kills--) {
    const restoring = begin("restore", target, [file]);
    await Promise.race([restoring.ended, delay(250 * kills)]);
    try {
      process.kill(-restoring.pid, "SIGKILL");
    } catch {
      // On a fast machine it is done before.
    }
    await restoring.ended;
  }
  let restored = await run("restore", target, [file]);
  // One of those that were to be killed was done.
  if (/There is a shop here already/.test(restored.output)) {
    restored = await run("restore", join(folder.path, "another"), [file]);
  }
  assert.equal(restored.code, 0, restored.output);
  const rows = rowsIn(restored.output);
  assert.equal(rows.get("orders"), 50);
  assert.ok(rows.get("settings") === 1 && rows.size > 30);
  assert.match(restored.output, /and \d+ files \(\d+ bytes\), each by its SHA-256/);

  const rotated = await run("secrets-rotate", target);
  assert.equal(rotated.code, 0, rotated.output);
  assert.match(rotated.output, /signed with a new secret.*work for 90 minutes more/);
  const unknown = await run("secrets-rotate", target, ["now"]);
  assert.equal(unknown.code, 1);
  assert.match(unknown.output, /^Unknown: now\. Say nothing, or at-once\.$/m);

  const again = await run("restore", target, [file]);
  assert.equal(again.code, 1);
  assert.match(again.output, /There is a shop here already/);
  const without = await run("restore", target);
  assert.match(without.output, /^Say which backup: npm run restore <file>\.$/m);
});
