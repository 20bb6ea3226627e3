import assert from "node:assert/strict";
import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { pino } from "pino";

import { createNotifications } from "#server/features/notifications/notifications.ts";
import { checkBackup } from "#server/platform/backup/check-backup.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { deleteOldJobs } from "#server/platform/jobs/delete-old-jobs.ts";
import { startWorker } from "#server/platform/jobs/worker.ts";
import { answered } from "#server/testing/answers.ts";
import { backupFolder } from "#server/testing/backed-up-shop.ts";
import { OWNER, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { storedNotifications } from "#server/testing/stored-notifications.ts";
import { until } from "#server/testing/until.ts";
import { backupStateAnswerSchema, type BackupState } from "#shared/backups/backup.ts";

import { nightlyBackup, untilNight } from "./nightly-backup.ts";

const HOUR_MS = 60 * 60_000;
const METRICS = { METRICS_TOKEN: "a-token-for-the-metrics" };

/** Nights that follow each other as soon as `letNightCome` is called. */
function startNights({ config, database }: TestShop, folder: string) {
  const store = openFileStore(config.files);
  const notifications = createNotifications(config);
  const log = pino({ level: "silent" });
  const handlers = [nightlyBackup({ config, folder, database, store, notifications, log })];
  const pace = { pollSeconds: 0.02, retries: 12, retrySeconds: 0.001 };
  return startWorker({
    database,
    log,
    handlers: [...handlers, deleteOldJobs()],
    concurrency: 1,
    pace,
  });
}

const letNightCome = ({ database }: TestShop) =>
  database.pool.query("update jobs set run_at = now() where kind = 'nightly-backup'");

const stateOf = (shop: TestShop): Promise<BackupState> =>
  answered(shop.askAsOwner("/api/v1/backups/last"), backupStateAnswerSchema);

async function metricsOf(shop: TestShop): Promise<string> {
  const headers = { Authorization: `Bearer ${METRICS.METRICS_TOKEN}` };
  return (await shop.ask("/metrics", { headers })).text();
}

test("the night begins at three in Amman", () => {
  for (const [now, night] of [
    ["2026-11-26T23:59:59Z", "2026-11-27T00:00:00Z"],
    ["2026-11-27T00:00:00Z", "2026-11-28T00:00:00Z"],
    ["2026-11-27T20:00:00Z", "2026-11-28T00:00:00Z"],
    ["2026-12-31T22:30:00Z", "2027-01-01T00:00:00Z"],
  ] as const) {
    const at = Date.parse(now);
    assert.equal(at + untilNight(at) * 1000, Date.parse(night), now);
  }
});

test("each night a backup is made that the panel and the metrics tell of, whichever node has made it", async () => {
  await using shop = await startTestShop(METRICS);
  await using folder = await backupFolder();
  assert.deepEqual(await stateOf(shop), { last: null, nextAt: null, failure: "" });
  assert.doesNotMatch(await metricsOf(shop), /backup_/);
  assert.equal((await shop.ask("/api/v1/backups/last")).status, 401);

  await using _nights = await startNights(shop, folder.path);
  await until(async () => (await stateOf(shop)).last !== null);
  const { last, failure, nextAt } = await stateOf(shop);
  assert.equal(failure, "");
  assert.ok(Date.parse(last!.madeAt) > Date.now() - HOUR_MS);
  await until(async () => Date.parse((await stateOf(shop)).nextAt!) > Date.now() + 60_000);
  const next = new Date((await stateOf(shop)).nextAt ?? nextAt!);
  assert.equal(Math.round((next.getTime() / HOUR_MS) * 60) % (24 * 60), 0);
  const [name] = await readdir(folder.path);
  assert.equal(last!.file, join(folder.path, name!));
  await checkBackup(last!.file);

  const metrics = await metricsOf(shop);
  const [, age] = /^backup_age_seconds ([\d.]+)$/m.exec(metrics)!;
  assert.ok(Number(age) < 3_600);
  assert.match(metrics, new RegExp(`^backup_bytes ${last!.byteSize}$`, "m"));
  assert.match(metrics, /^backup_missing_files 0$/m);
});

test("what is known of the last backup stays, however old it is", async () => {
  await using shop = await startTestShop(METRICS);
  await using folder = await backupFolder();
  await using _nights = await startNights(shop, folder.path);
  await until(async () => (await stateOf(shop)).last !== null);
  await shop.database.pool.query(
    `update jobs set created_at = now() - interval '100 days', done_at = now() - interval '100 days'
     where kind = 'backup'`,
  );
  await shop.database.pool.query("update jobs set run_at = now() where kind = 'delete-old-jobs'");
  const isDone = `select from jobs where kind = 'delete-old-jobs' and run_at > now() + interval '1 hour'`;
  await until(async () => (await shop.database.pool.query(isDone)).rowCount === 1);
  assert.ok(Date.parse((await stateOf(shop)).last!.madeAt) < Date.now() - 99 * 24 * HOUR_MS);
  assert.match(await metricsOf(shop), /^backup_age_seconds 86\d{5}/m);
});

test("when it goes on failing, owners are told once and the panel says why; the next one that is made ends that", async () => {
  await using shop = await startTestShop();
  await using folder = await backupFolder();
  const path = folder.file("disk");
  const away = folder.file("disk-that-is-not-mounted");
  await mkdir(away);
  await using _nights = await startNights(shop, path);
  const notices = async () =>
    (await storedNotifications(shop)).filter(({ kind }) => kind === "backup-failed-notice");
  await until(async () => (await notices()).length > 0);
  const tries = async () =>
    (await shop.database.pool.query("select attempts from jobs where kind = 'nightly-backup'"))
      .rows[0].attempts as number;
  await until(async () => (await tries()) > 5);
  const [notice, ...more] = await notices();
  assert.deepEqual(more, []);
  assert.equal(notice!.recipient, OWNER.email);
  const { last, failure } = await stateOf(shop);
  assert.equal(last, null);
  assert.match(failure, /cannot be written: there is no such folder/);

  await rename(away, path);
  await letNightCome(shop);
  await until(async () => (await stateOf(shop)).last !== null);
  await until(async () => (await stateOf(shop)).failure === "");
  assert.equal((await readdir(path)).length, 1);
});
