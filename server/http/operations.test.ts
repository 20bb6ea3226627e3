import assert from "node:assert/strict";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";

async function readyz(shop: TestShop) {
  const response = await shop.ask("/readyz");
  const { status, checks } = (await response.json()) as {
    status: string;
    checks: Record<string, string>;
  };
  const failing = Object.keys(checks).filter((part) => checks[part] !== "ok");
  return { code: response.status, status, failing };
}

test("a shop is ready when its database, its migrations and its files are", async () => {
  await using shop = await startTestShop();
  assert.equal(await (await shop.ask("/healthz")).text(), "ok");

  const table = `drizzle.__drizzle_migrations`;
  await shop.database.pool.query(`alter table ${table} rename to mislaid`);
  assert.deepEqual(await readyz(shop), { code: 503, status: "not ready", failing: ["migrations"] });
  await shop.database.pool.query(`alter table drizzle.mislaid rename to __drizzle_migrations`);

  const folder = join(shop.config.dataDir, "files");
  await rename(folder, `${folder}-away`);
  await writeFile(folder, "no folder");
  assert.deepEqual(await readyz(shop), { code: 503, status: "not ready", failing: ["files"] });
  await rm(folder);
  await rename(`${folder}-away`, folder);

  assert.deepEqual(await readyz(shop), { code: 200, status: "ready", failing: [] });
});

test("a shop whose database is gone is alive, and not ready", async () => {
  await using shop = await startTestShop();
  const { pool } = shop.database;
  const { rows } = await pool.query("select current_database() as name");
  await pool.query("update pg_database set datallowconn = false where datname = $1", [
    rows[0].name,
  ]);
  // The last connection ends itself by it.
  await pool
    .query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
      rows[0].name,
    ])
    .catch(() => {});
  assert.equal((await shop.ask("/healthz")).status, 200);
  assert.deepEqual((await readyz(shop)).failing, ["database", "migrations"]);
});

test("figures are for who has the token, and name no path that somebody invented", async () => {
  const token = "a token for the figures";
  await using shop = await startTestShop({ METRICS_TOKEN: token.replaceAll(" ", "-") });
  await shop.ask("/api/v1/addons");
  await shop.ask(`/api/v1/products/${"0".repeat(24)}`);
  await shop.ask("/api/v1/invented");
  await shop.ask('/also"invented');
  assert.equal((await shop.ask("/metrics")).status, 401);
  const wrong = { headers: { Authorization: "Bearer wrong" } };
  assert.equal((await shop.ask("/metrics", wrong)).status, 401);

  const headers = { Authorization: `Bearer ${token.replaceAll(" ", "-")}` };
  const response = await shop.ask("/metrics", { headers });
  assert.match(response.headers.get("Content-Type")!, /^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  assert.match(
    text,
    /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/addons",status="200"\} 1\n/,
  );
  assert.match(text, /route="\/api \(not found\)",status="404",le="\+Inf"\} 2\n/);
  assert.match(text, /^process_resident_memory_bytes \d+$/m);
  assert.match(text, /^database_connections \d+$/m);
  assert.doesNotMatch(text, /invented/);
});

test("without a token there are no figures", async () => {
  await using shop = await startTestShop();
  assert.equal((await shop.ask("/metrics")).status, 404);
});
