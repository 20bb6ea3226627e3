// Runs with --all: many ways in which a backup fails, each tried on a whole one.
import assert from "node:assert/strict";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { openFileStore } from "#server/platform/files/file-store.ts";
import { StoreUnavailable } from "#server/platform/files/store-unavailable.ts";
import { backupFolder, backUp, emptyShop, filesIn } from "#server/testing/backed-up-shop.ts";
import { placeCashOrder, placeTransfer } from "#server/testing/placed-orders.ts";
import { smallDisk } from "#server/testing/small-disk.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";

import { writeArchive } from "./archive-writer.ts";
import { BackupProblem } from "./backup-problem.ts";
import { checkBackup } from "./check-backup.ts";
import { makeBackup } from "./make-backup.ts";

/** What goes wrong leaves nothing half done, and says what it was. */

let shop: TestShop;
let folder: Awaited<ReturnType<typeof backupFolder>>;
let whole: string;
before(async () => {
  shop = await startTestShop();
  folder = await backupFolder();
  await placeTransfer(shop);
  whole = folder.file("whole.tar");
  await backUp(shop, whole);
});
after(async () => {
  await shop[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const is = (message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof BackupProblem, String(error));
  assert.match(error.message, message);
  return true;
};

type Place = Awaited<ReturnType<typeof emptyShop>>;

async function assertEmpty({ database, store }: Place): Promise<void> {
  const { rows } = await database.pool.query("select to_regclass('public.orders') as orders");
  assert.deepEqual(rows, [{ orders: null }]);
  assert.equal((await filesIn(store)).size, 0);
}

test("a backup that was cut off anywhere is refused, and nothing is written", async () => {
  await using place = await emptyShop();
  const bytes = await readFile(whole);
  const damaged = folder.file("cut.tar");
  // Whole blocks too, after which the next entry could begin.
  for (const length of [
    0,
    1,
    511,
    512,
    10_240,
    bytes.length / 2,
    bytes.length - 1536,
    bytes.length - 2560,
  ]) {
    await writeFile(damaged, bytes.subarray(0, length));
    await assert.rejects(place.restore(damaged), is(/cut off|damaged|empty/));
  }
  await assertEmpty(place);
});

test("a backup in which a byte was changed is refused, or holds the same all the same", async () => {
  await using place = await emptyShop();
  const bytes = await readFile(whole);
  const before = await checkBackup(whole);
  const damaged = folder.file("damaged.tar");
  let refused = 0;
  const tries = 60;
  for (let count = 0; count < tries; count++) {
    const at = Math.floor(((count + 0.5) / tries) * bytes.length);
    const changed = Buffer.from(bytes);
    changed[at]! ^= 4;
    await writeFile(damaged, changed);
    try {
      // Between entries are bytes without a meaning.
      assert.deepEqual(await checkBackup(damaged), before);
    } catch (error) {
      is(/is damaged|no backup/)(error);
      await assert.rejects(place.restore(damaged), BackupProblem);
      refused += 1;
    }
  }
  assert.ok(refused > tries / 2, `${refused} were refused`);
  await assertEmpty(place);
});

test("what is no backup, and what a newer release made, is refused", async () => {
  await using place = await emptyShop();
  await writeFile(folder.file("text.tar"), "Not a backup. ".repeat(200));
  await assert.rejects(place.restore(folder.file("text.tar")), is(/no backup of a shop/));
  await assert.rejects(place.restore(folder.file("nowhere.tar")), is(/cannot be read \(ENOENT\)/));
  await assert.rejects(place.restore(folder.path), is(/EISDIR/));

  const { about, manifest } = await checkBackup(whole);
  for (const [changes, message] of [
    [{ format: 2 }, /a form that this release does not know/],
    [{ migration: about.migration + 1 }, /whose database this release does not know/],
  ] as const) {
    const newer = folder.file(`newer-${Object.keys(changes)[0]}.tar`);
    await writeArchive(newer, async (archive) => {
      await archive.add("about.json", Buffer.from(JSON.stringify({ ...about, ...changes })));
      return { ...manifest, tables: [], files: { count: 0, bytes: 0 }, keys: [] };
    });
    await assert.rejects(place.restore(newer), is(message));
  }
  await assertEmpty(place);
});

test("a shop that has anything is not restored into, and stays as it is", async () => {
  await using full = await startTestShop();
  await using place = await emptyShop();
  const { database } = full;
  await assert.rejects(place.restore(whole, { database }), is(/There is a shop here already/));
  assert.equal((await full.ask("/api/v1/addons")).status, 200);

  await place.store.putBytes("private/another.webp", new Uint8Array(9), "image/webp");
  await assert.rejects(place.restore(whole), is(/1 files that are not in the backup/));
  await place.store.delete("private/another.webp");
  // Files of this backup are there after a restore that was ended.
  const files = await filesIn(openFileStore(shop.config.files));
  const [key] = files.keys();
  await place.store.putBytes(key!, new Uint8Array(9), "image/webp");
  await place.restore(whole);
  assert.deepEqual(await filesIn(place.store), files);
  await assert.rejects(place.restore(whole), is(/There is a shop here already/));
});

test("tables without rows, of a start that was ended, are filled; those of a newer release are refused", async () => {
  await using place = await emptyShop({}, { isMigrated: true });
  const older = `update drizzle.__drizzle_migrations set created_at = created_at + 1`;
  await place.database.pool.query(older);
  await assert.rejects(place.restore(whole), is(/tables of a newer release/));
  await place.database.pool.query(
    "update drizzle.__drizzle_migrations set created_at = created_at - 1",
  );
  await place.restore(whole);
  assert.deepEqual(await filesIn(place.store), await filesIn(openFileStore(shop.config.files)));
});

test("a store that fails ends the backup, of which nothing stays", async () => {
  const read = () => Promise.reject(new StoreUnavailable("gone"));
  const path = folder.file("never.tar");
  await assert.rejects(makeBackup({ ...shop, store: { read } }, path), StoreUnavailable);
  assert.ok(!(await readdir(folder.path)).some((name) => name.startsWith("never")));
});

test("two backups at once, or into the same file, are not made", async () => {
  const store = openFileStore(shop.config.files);
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const slow = {
    async read(key: string) {
      begun.resolve();
      await goOn.promise;
      return store.read(key);
    },
  };
  const first = makeBackup({ ...shop, store: slow }, folder.file("first.tar"));
  await Promise.race([begun.promise, first]);
  await assert.rejects(backUp(shop, folder.file("second.tar")), is(/Another backup/));
  // Meanwhile the shop goes on.
  await placeCashOrder(shop, { "personalInfo[firstName]": "Meanwhile" });
  goOn.resolve();
  await first;
  await assert.rejects(backUp(shop, folder.file("first.tar")), is(/already; nothing was written/));
  await checkBackup(folder.file("first.tar"));
  await backUp(shop, folder.file("second.tar"));
});

test("a backup or restore that is told to end leaves nothing behind", async () => {
  await using place = await emptyShop();
  const end = new AbortController();
  const store = openFileStore(shop.config.files);
  const read = (key: string) => {
    end.abort(new Error("told to end"));
    return store.read(key);
  };
  const path = folder.file("ended.tar");
  await assert.rejects(
    makeBackup({ ...shop, store: { read } }, path, end.signal),
    /told to end|abort/,
  );
  assert.ok(!(await readdir(folder.path)).some((name) => name.startsWith("ended")));

  const ending = new AbortController();
  const onStep = (step: string) => step === "compare" && ending.abort(new Error("told to end"));
  await assert.rejects(place.restore(whole, { onStep, signal: ending.signal }), /told to end/);
  const { rows } = await place.database.pool.query("select to_regclass('public.orders') as orders");
  assert.deepEqual(rows, [{ orders: null }]);
  await place.restore(whole);
});

test("without room on the disk nothing of the backup stays, and it says so", async (t) => {
  const small = folder.file("small");
  await using disk = await smallDisk(t, small);
  if (!disk) return;
  await disk.fill();
  await assert.rejects(backUp(shop, `${small}/full.tar`), is(/no room left on the disk/));
  assert.deepEqual(await readdir(small), ["filler"]);
  await assert.rejects(backUp(shop, folder.file("nowhere/x.tar")), is(/there is no such folder/));
});
