// Runs with --all: every kind of store and database; `commands.test.ts` backs a shop up and restores it.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import { jobNames } from "#server/features/notifications/notification.ts";
import { connectDatabase } from "#server/platform/database/connect.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { addDemo } from "#server/seed/demo/demo.ts";
import {
  backedUpFiles,
  backupFolder,
  backUp,
  contentOf,
  emptyShop,
  filesIn,
} from "#server/testing/backed-up-shop.ts";
import { placeCashOrder, placeTransfer } from "#server/testing/placed-orders.ts";
import { startS3Server } from "#server/testing/s3-server.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { startForeignDatabase } from "#server/testing/test-database.ts";
import { CHANNELS } from "#shared/outbox/outbox.ts";

/** A shop that is restored is the shop that was backed up. */

const run = promisify(execFile);

let shop: TestShop;
before(async () => {
  shop = await startTestShop();
  await addDemo(shop.database, shop.config);
  const order = await placeTransfer(shop, { "personalInfo[firstName]": "Ünïcode\t\\N" });
  const change = asJson("PATCH", { status: "processing" });
  await shop.askAsOwner(`/api/v1/orders/${order._id}`, change);
  await placeCashOrder(shop, { "personalInfo[firstName]": "ليلى" });
});
after(() => shop[Symbol.asyncDispose]());

test("from a disk into an S3 store and back onto a disk, every row and every file is the same", async () => {
  await using folder = await backupFolder();
  await using server = await startS3Server();
  await using bucket = await emptyShop(server.env);
  await using disk = await emptyShop();

  const first = await backUp(shop, folder.file("first.tar"));
  assert.deepEqual(first.missing, { count: 0, keys: [] });
  const restored = await bucket.restore(folder.file("first.tar"));
  assert.deepEqual(restored.tables, first.tables);
  await backUp(bucket, folder.file("second.tar"));
  await disk.restore(folder.file("second.tar"));

  const content = await contentOf(shop.database);
  assert.ok(content["orders"]!.length > 40);
  assert.ok(content["history_entries"]!.length > 0);
  const files = await backedUpFiles(shop);
  assert.ok(files.size > 3);
  for (const { database, store } of [bucket, disk]) {
    assert.deepEqual(await contentOf(database), content);
    assert.deepEqual(await filesIn(store), files);
  }
});

test("standard tools open a backup, and find its checksums right; nobody else may read it", async () => {
  await using folder = await backupFolder();
  const path = folder.file("own.tar");
  await backUp(shop, path);
  assert.equal((await stat(path)).mode & 0o777, 0o600);
  await run("tar", ["-xf", path, "-C", folder.path]);
  const checks = "sha256sum --quiet --check checksums/* manifest.json.sha256";
  await run("sh", ["-c", checks], { cwd: folder.path });
  const orders = await run("sh", ["-c", "zcat tables/orders/*"], { cwd: folder.path });
  assert.match(orders.stdout, /\tليلى\t/);
  const about = JSON.parse(await readFile(folder.file("about.json"), "utf8"));
  assert.equal(about.shop, shop.config.publicUrl);
  assert.equal(about.secretKey, "file");
});

test("the restored shop opens: orders are found, counted, and their pictures load; nobody is told twice", async () => {
  await using folder = await backupFolder();
  await using place = await emptyShop();
  await backUp(shop, folder.file("shop.tar"));
  const messageKinds = jobNames(CHANNELS);
  const { heldMessages } = await place.restore(folder.file("shop.tar"), { messageKinds });
  assert.ok(heldMessages > 0);

  await using opened = await startTestShop(
    { DATA_DIR: place.config.dataDir },
    { connect: () => connectDatabase(place.connection) },
  );
  const asked = async (path: string) => {
    const answers = [await shop.askAsOwner(path), await opened.askAsOwner(path)];
    return Promise.all(answers.map((answer) => answer.json() as Promise<ListAnswer>));
  };
  for (const path of [
    "/api/v1/orders?search=ليلى",
    "/api/v1/orders?limit=100",
    "/api/v1/contact",
  ]) {
    const [before, now] = await asked(path);
    assert.ok(before!.data.data.length > 0, path);
    assert.deepEqual(now!.results, before!.results, path);
    assert.deepEqual(
      now!.data.data.map(({ _id }) => _id),
      before!.data.data.map(({ _id }) => _id),
    );
  }
  const [, orders] = await asked("/api/v1/orders?toCheck=true&limit=100");
  for (const { despositeTransactionImg } of orders!.data.data) {
    assert.equal((await opened.ask(despositeTransactionImg)).status, 200);
  }
  // New orders are counted on top of the restored ones.
  const order = await placeCashOrder(opened, { "personalInfo[firstName]": "Later" });
  const newest = await (await opened.askAsOwner("/api/v1/orders")).json();
  assert.equal((newest as ListAnswer).data.data[0]!._id, order._id);
  // Staff are asked about what waited.
  const outbox = await (await opened.askAsOwner("/api/v1/outbox?state=held&limit=100")).json();
  assert.equal((outbox as ListAnswer).data.data.length, Math.min(heldMessages, 100));
});

interface ListAnswer {
  results: number;
  data: { data: { _id: string; despositeTransactionImg: string }[] };
}

test("keys in the data folder are in the backup; they come back for their owner only, and replace no other", async () => {
  await using folder = await backupFolder();
  const dataDir = folder.path;
  const config = { ...shop.config, dataDir };
  await writeFile(join(dataDir, "secret.key"), "a key", { mode: 0o644 });
  const manifest = await backUp({ ...shop, config }, folder.file("with-key.tar"));
  assert.deepEqual(manifest.keys, ["secret.key"]);

  await using place = await emptyShop();
  const own = join(place.config.dataDir, "secret.key");
  await writeFile(own, "another key");
  await assert.rejects(place.restore(folder.file("with-key.tar")), /holds another key/);
  assert.equal(await readFile(own, "utf8"), "another key");
  await rm(own);
  await place.restore(folder.file("with-key.tar"));
  assert.equal(await readFile(own, "utf8"), "a key");
  assert.equal((await stat(own)).mode & 0o777, 0o600);

  await backUp(
    { ...shop, config: { ...shop.config, secretKeys: ["outside"] } },
    folder.file("outside.tar"),
  );
  const { stdout } = await run("tar", ["-xOf", folder.file("outside.tar"), "about.json"]);
  assert.equal(JSON.parse(stdout).secretKey, "environment");
  assert.doesNotMatch(stdout, /outside/);
});

test("a file that is gone from the store is named, and the rest is restored", async () => {
  await using own = await startTestShop();
  await using folder = await backupFolder();
  await using place = await emptyShop();
  const gone = await placeTransfer(own);
  const key = /private\/[\w.]+/.exec(gone.despositeTransactionImg)![0];
  await openFileStore(own.config.files).delete(key);
  const manifest = await backUp(own, folder.file("lacking.tar"));
  assert.deepEqual(manifest.missing, { count: 1, keys: [key] });
  await place.restore(folder.file("lacking.tar"));
  assert.deepEqual(await filesIn(place.store), await backedUpFiles(own));
});

test("another table in the database is left out, and named", async () => {
  await using own = await startTestShop();
  await using folder = await backupFolder();
  await using place = await emptyShop();
  await own.database.pool.query("create table somebody_elses as select 1 as row");
  await backUp(own, folder.file("more.tar"));
  const { others, tables } = await place.restore(folder.file("more.tar"));
  assert.deepEqual(others, ["somebody_elses"]);
  assert.ok(!tables.some(({ name }) => name === "somebody_elses"));
});

test("the owner of a database can restore into it, without any other right", async () => {
  await using server = await startForeignDatabase();
  await using folder = await backupFolder();
  await backUp(shop, folder.file("shop.tar"));
  const admin = connectDatabase({ connectionString: server.url });
  await admin.pool.query("create role keeper login password 'secret' role current_user");
  await admin.pool.query("create database kept owner keeper");
  await admin.close();
  const url = new URL(server.url);
  Object.assign(url, { username: "keeper", password: "secret", pathname: "kept" });
  const database = connectDatabase({ connectionString: url.href });
  await using place = await emptyShop();
  await place.restore(folder.file("shop.tar"), { database });
  assert.deepEqual(await contentOf(database), await contentOf(shop.database));
  await database.close();
});

test("everything that a backup has to hold is in tables: there are no sequences and no large objects", async () => {
  const { rows } = await shop.database.pool.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('S', 'm', 'f')
     union all select oid::text from pg_largeobject_metadata`,
  );
  assert.deepEqual(rows, []);
});
