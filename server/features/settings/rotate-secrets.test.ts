import assert from "node:assert/strict";
import { test } from "node:test";

import { MAIL_SERVER_PASSWORD } from "#server/features/mail-server/mail-server.table.ts";
import { subscriberLinks } from "#server/features/subscribers/subscriber-links.ts";
import { fileLinks } from "#server/platform/files/file-links.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { readKeyFile } from "#server/platform/secrets/key-file.ts";
import { keyIdOf, newWrittenKey, secretKey } from "#server/platform/secrets/sealed-text.ts";
import { secretStore } from "#server/platform/secrets/secret.store.ts";
import { secretsBy } from "#server/platform/secrets/secrets.ts";
import { SECRET_FIELDS } from "#server/secret-fields.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";

import { rotateSecrets } from "./rotate-secrets.ts";

const KEY = "private/0a1b.webp";
const SUBSCRIBER = {
  id: "66f0c0ffee0000000000feed",
  email: "x@example.com",
  language: "en" as const,
};

/** A link to a private file and the one of a newsletter, made with the secret of this moment. */
async function makeLinks(shop: TestShop) {
  const secrets = await shop.linkSecrets();
  const newsletter = subscriberLinks(secrets).pathOf("unsubscribe", SUBSCRIBER);
  const key = new URL(newsletter, "http://shop.example").searchParams.get("key")!;
  return {
    opensFile: async () => (await shop.ask(fileLinks(secrets).signedPath(KEY))).status === 200,
    unsubscribes: async () =>
      subscriberLinks(await shop.linkSecrets()).isGood("unsubscribe", SUBSCRIBER, key),
  };
}

/** Makes it seem that the secret was replaced that long ago. */
const ageBy = (shop: TestShop, interval: string) =>
  shop.database.pool.query(
    `update settings set link_secret_replaced_at = now() - interval '${interval}'; notify link_secret`,
  );

test("links are signed with a new secret while the shop runs, and those made before end later, or at once", async () => {
  await using shop = await startTestShop();
  await using _following = await shop.followLinkSecrets();
  await openFileStore(shop.config.files).putBytes(KEY, new Uint8Array(9), "image/webp");
  const before = await makeLinks(shop);
  assert.ok(await before.opensFile());

  await rotateSecrets(shop.database, shop.secrets, SECRET_FIELDS, false);
  const after = await makeLinks(shop);
  await until(() => after.opensFile());
  assert.ok((await before.opensFile()) && (await before.unsubscribes()));

  await ageBy(shop, "91 minutes");
  await until(async () => !(await before.opensFile()));
  assert.ok((await after.opensFile()) && (await before.unsubscribes()));
  await ageBy(shop, "31 days");
  assert.equal(await before.unsubscribes(), false);
  assert.ok(await after.unsubscribes());

  await rotateSecrets(shop.database, shop.secrets, SECRET_FIELDS, true);
  await until(async () => !(await after.opensFile()));
  assert.equal(await after.unsubscribes(), false);
  const last = await makeLinks(shop);
  assert.ok((await last.opensFile()) && (await last.unsubscribes()));
});

test("what is stored is encrypted with the first key, so that the one before can be taken away", async () => {
  await using shop = await startTestShop();
  const { db, pool } = shop.database;
  await pool.query("insert into mail_servers (password) values ($1)", [
    shop.secrets.seal("a password", MAIL_SERVER_PASSWORD),
  ]);
  const key = secretKey(newWrittenKey());
  const withBoth = secretsBy([key, ...(await readKeyFile(shop.config.dataDir))]);
  // The new secret of links is encrypted with it anyway.
  assert.equal(await rotateSecrets(shop.database, withBoth, SECRET_FIELDS, false), 1);
  const stored = await secretStore(db).read(SECRET_FIELDS);
  assert.deepEqual(
    stored.map((each) => keyIdOf(each.stored)),
    [key.id, key.id, key.id],
  );
  const [password] = stored.filter(({ field }) => field === MAIL_SERVER_PASSWORD);
  assert.equal(secretsBy([key]).open(password!.stored, MAIL_SERVER_PASSWORD), "a password");

  // With a key that is missing nothing changes.
  const rotating = rotateSecrets(shop.database, shop.secrets, SECRET_FIELDS, false);
  await assert.rejects(rotating, /is encrypted with key/);
  assert.deepEqual(await secretStore(db).read(SECRET_FIELDS), stored);
});
