import assert from "node:assert/strict";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { test } from "node:test";

import { pino } from "pino";

import { readConfig } from "#server/config.ts";
import { MAIL_SERVER_PASSWORD } from "#server/features/mail-server/mail-server.table.ts";
import { FILE_LINK_SECRET } from "#server/features/settings/settings.table.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { SECRET_FIELDS } from "#server/secret-fields.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";

import { keyFile } from "./key-file.ts";
import { mustOpenAll, openSecrets } from "./open-secrets.ts";
import { sealWhenUpdated } from "./seal-stored.ts";
import { newWrittenKey, secretKey } from "./sealed-text.ts";
import { SecretProblem, secretsBy } from "./secrets.ts";

const PLAIN = "a secret of an older version";
const EXTERNAL = { DATABASE_URL: "postgres://shop@127.0.0.1/shop" };

/** What a start with this configuration does with the secrets of the shop. */
async function start(shop: TestShop, env: Record<string, string> = {}, wait?: number) {
  const config = readConfig({ DATA_DIR: shop.config.dataDir, ...env });
  const { database } = shop;
  const secrets = await openSecrets(config, database, SECRET_FIELDS);
  await mustOpenAll(secrets, database, SECRET_FIELDS);
  const log = pino({ level: "silent" });
  const parts = { config, database, log, secrets, fields: SECRET_FIELDS };
  return { secrets, sealing: await sealWhenUpdated(parts, wait) };
}

async function stored({ database }: TestShop): Promise<string[]> {
  const { rows } = await database.pool.query(
    "select file_link_secret as text from settings union all select password from mail_servers",
  );
  return rows.map(({ text }) => text);
}

/** As an older version has left them. */
async function makePlain({ database }: TestShop): Promise<void> {
  await database.pool.query("update settings set file_link_secret = $1", [PLAIN]);
  await database.pool.query("insert into mail_servers (password) values ($1)", [PLAIN]);
}

const areSealed = (texts: readonly string[]) => texts.every((text) => text.startsWith("sealed:1:"));

test("a secret can be opened in its record and field only, and not when it was changed", () => {
  const key = secretKey(newWrittenKey());
  const secrets = secretsBy([key]);
  const sealed = secrets.seal(PLAIN, MAIL_SERVER_PASSWORD);
  assert.equal(secrets.open(sealed, MAIL_SERVER_PASSWORD), PLAIN);
  assert.notEqual(secrets.seal(PLAIN, MAIL_SERVER_PASSWORD), sealed);
  assert.ok(!sealed.includes(PLAIN));
  for (const attempt of [
    () => secrets.open(sealed, FILE_LINK_SECRET),
    () => secrets.open(sealed, MAIL_SERVER_PASSWORD, "another"),
    () => secrets.open(`${sealed.slice(0, -2)}AA`, MAIL_SERVER_PASSWORD),
    () => secrets.open(sealed.slice(0, 40), MAIL_SERVER_PASSWORD),
    () => secretsBy([secretKey(newWrittenKey())]).open(sealed, MAIL_SERVER_PASSWORD),
  ]) {
    assert.throws(
      attempt,
      (error) => error instanceof SecretProblem && !error.message.includes(PLAIN),
    );
  }
  const newer = secretsBy([secretKey(newWrittenKey()), key]);
  assert.equal(newer.open(sealed, MAIL_SERVER_PASSWORD), PLAIN);
  assert.equal(secrets.seal("", MAIL_SERVER_PASSWORD), "");
});

test("a new shop's secret is encrypted with a key that only its user can read", async () => {
  await using shop = await startTestShop();
  assert.ok(areSealed(await stored(shop)));
  const path = keyFile(shop.config.dataDir);
  assert.equal((await stat(path)).mode & 0o777, 0o600);
  const left = (await readdir(shop.config.dataDir)).filter((name) => name.startsWith("secret.key"));
  assert.deepEqual(left, ["secret.key"]);
});

test("what an older version has stored is encrypted by the next start, and stays the same", async () => {
  await using shop = await startTestShop();
  await makePlain(shop);
  const { secrets } = await start(shop);
  const [link, password] = await stored(shop);
  assert.ok(areSealed([link!, password!]));
  assert.equal(secrets.open(link!, FILE_LINK_SECRET), PLAIN);
  assert.equal(secrets.open(password!, MAIL_SERVER_PASSWORD), PLAIN);
});

test("beside nodes of an older version it is encrypted later, and with a key that all nodes have", async () => {
  await using shop = await startTestShop();
  await makePlain(shop);
  // Without SECRET_KEY each node would have its own: it stays as it is, also what is written.
  const without = await start(shop, EXTERNAL, 1);
  assert.equal(without.secrets.seal(PLAIN, MAIL_SERVER_PASSWORD), PLAIN);
  const env = { ...EXTERNAL, SECRET_KEY: newWrittenKey() };
  using _waiting = (await start(shop, env)).sealing;
  assert.deepEqual(await stored(shop), [PLAIN, PLAIN]);
  using _sealing = (await start(shop, env, 1)).sealing;
  await until(async () => areSealed(await stored(shop)));
  const another = { ...EXTERNAL, SECRET_KEY: newWrittenKey() };
  await assert.rejects(start(shop, another), StartProblem);
});

test("without its key, or with another, a start ends with a message and changes nothing", async () => {
  await using shop = await startTestShop();
  const path = keyFile(shop.config.dataDir);
  const [before, key] = [await stored(shop), await readFile(path, "utf8")];
  const isExplained = (error: unknown) =>
    error instanceof StartProblem &&
    /secret\.key/.test(error.message) &&
    !error.message.includes(key);

  await writeFile(path, `${newWrittenKey()}\n`);
  await assert.rejects(start(shop), isExplained);
  await writeFile(path, "");
  await assert.rejects(start(shop), isExplained);
  await rm(path);
  await assert.rejects(start(shop), isExplained);
  await assert.rejects(stat(path), { code: "ENOENT" });
  assert.deepEqual(await stored(shop), before);
  // The same key by the configuration.
  await start(shop, { ...EXTERNAL, SECRET_KEY: key.trim() });
});
