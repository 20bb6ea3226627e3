import assert from "node:assert/strict";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { onTestServer } from "#server/testing/test-database.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

async function readyz(shop: TestShop) {
  const response = await shop.ask("/readyz");
  const { status, checks } = (await response.json()) as {
    status: string;
    checks: Record<string, string>;
  };
  const failing = Object.keys(checks).filter((part) => checks[part] !== "ok");
  return { code: response.status, status, failing };
}

test("a shop is ready when its database, its migrations and its file store are", async () => {
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

test("a shop whose database is gone is alive but not ready", async () => {
  await using shop = await startTestShop();
  const { pool } = shop.database;
  const { rows } = await pool.query("select current_database() as name");
  await onTestServer(`alter database ${rows[0].name} allow_connections false`);
  // This query terminates its own connection last.
  await pool
    .query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
      rows[0].name,
    ])
    .catch(() => {});
  assert.equal((await shop.ask("/healthz")).status, 200);
  assert.deepEqual((await readyz(shop)).failing, ["database", "migrations"]);
});

test("metrics need the token, and never contain a path that a client made up", async () => {
  const token = "a token for the metrics";
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

const METRICS = { METRICS_TOKEN: "a-token-for-the-metrics" };

/** The counted requests, as `method route status` with their number. */
async function counted(shop: TestShop): Promise<Map<string, number>> {
  const headers = { Authorization: `Bearer ${METRICS.METRICS_TOKEN}` };
  const response = await shop.ask("/metrics", { headers });
  assert.equal(response.status, 200);
  const text = await response.text();
  assert.ok(text.length < 100_000, `${text.length} characters`);
  const lines = text.matchAll(/_count\{method="(.*?)",route="(.*?)",status="(.*?)"\} (\d+)/g);
  return new Map(
    [...lines].map(([, method, route, status, count]) => [
      `${method} ${route} ${status}`,
      Number(count),
    ]),
  );
}

test("the number of metrics stays small, however many paths and methods clients make up", async () => {
  await using shop = await startTestShop(METRICS);
  const long = "x".repeat(4_000);
  const inventions: ((n: number) => [path: string, method?: string])[] = [
    (n) => [`/api/v1/orders/${n}${long}`],
    (n) => [`/api/v1/orders/${n.toString(16).padStart(24, "0")}`, "PATCH"],
    (n) => [`/api/v1/products/${n}`],
    (n) => [`/api/v1/${n}/${long}`, "OPTIONS"],
    (n) => [`/api/${n}${long}`],
    (n) => [`/uploads/public/${n}.webp`],
    (n) => [`/assets/${n}${long}`],
    (n) => [`/${n}.${long}`],
    (n) => [`/${n}/${long}`],
    (n) => [`/admin-panel/${n}${long}`],
    (n) => [`/product/${n}`, `METHOD${n}`],
    (n) => [`//${n}"\n\\`, "POST"],
  ];
  for (let n = 0; n < 3_600; n++) {
    const [path, method = "GET"] = inventions[n % inventions.length]!(n);
    await shop.unchecked(new Request(shop.config.publicUrl + path, { method }));
  }
  const routes = await counted(shop);
  assert.ok(routes.size < 25, [...routes.keys()].join("\n"));
  assert.equal(
    [...routes.values()].reduce((sum, count) => sum + count, 0),
    3_600,
  );
  assert.equal(routes.get("GET /api/v1/orders/:id 401"), 300);
  assert.equal(routes.get("GET page /admin-panel 200"), 300);
});

test("a cached response is counted like any other", async () => {
  await using shop = await startTestShop(METRICS, {
    renderPage: async () => new Response("page", { headers: { "Content-Type": "text/html" } }),
  });
  shop.cache.trust(true);
  for (const [path, label] of [
    ["/", "page /"],
    ["/ar/product", "page /ar/product"],
    ["/_.data", "page /_.data"],
    ["/api/v1/countries", "/api/v1/countries"],
    [`/api/v1/products/${MAIN_PRODUCT_ID}?x=1`, "/api/v1/products/:id"],
  ] as const) {
    assert.equal((await shop.ask(path)).status, 200);
    for (const method of ["GET", "HEAD"]) {
      assert.ok(shop.answerFromCache({ method, url: path, headers: {} }), path);
    }
    const routes = await counted(shop);
    assert.deepEqual([routes.get(`GET ${label} 200`), routes.get(`HEAD ${label} 200`)], [2, 1]);
  }
});

test("without a configured token there are no metrics", async () => {
  await using shop = await startTestShop();
  assert.equal((await shop.ask("/metrics")).status, 404);
});

/** The values of metrics without labels, by name. */
async function metricsOf(shop: TestShop): Promise<Record<string, number>> {
  const headers = { Authorization: `Bearer ${METRICS.METRICS_TOKEN}` };
  const text = await (await shop.ask("/metrics", { headers })).text();
  const lines = text.matchAll(/^(\w+) (\S+)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, Number(value)]));
}

test("an operator sees what waits: for the database, for pictures, and background jobs", async () => {
  await using shop = await startTestShop(METRICS);
  const { pool } = shop.database;
  const before = await metricsOf(shop);
  assert.equal(before["jobs_due"], 0);
  assert.equal(before["jobs_oldest_due_seconds"], 0);

  await pool.query(
    "insert into jobs (id, kind, payload, run_at) values ('a', 'x', '{}', now() - interval '1 hour'), ('b', 'x', '{}', now()), ('c', 'x', '{}', now() + interval '1 hour'), ('d', 'x', '{}', now())",
  );
  await pool.query("update jobs set status = 'failed' where id = 'd'");
  await pool.query("select pg_sleep(0.1)");
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = shop.pictures.background(() => {
    begun.resolve();
    return goOn.promise;
  });
  await begun.promise;
  const second = shop.pictures.background(async () => {});

  const meanwhile = await metricsOf(shop);
  assert.equal(meanwhile["jobs_due"], 2);
  assert.ok(meanwhile["jobs_oldest_due_seconds"]! >= 3_600);
  assert.equal(meanwhile["jobs_failed"], before["jobs_failed"]! + 1);
  assert.equal(meanwhile["picture_jobs_waiting"], 1);
  goOn.resolve();
  await Promise.all([first, second]);

  const after = await metricsOf(shop);
  assert.equal(after["picture_jobs_waiting"], 0);
  const more = (name: string) => after[name]! - (before[name] ?? 0);
  assert.equal(more("picture_wait_seconds_count"), 2);
  assert.ok(more("database_use_seconds_count") >= 3);
  assert.ok(more("database_use_seconds_sum") >= 0.1);
  assert.equal(after["database_waiting"], 0);
});

test("metrics are there when the jobs cannot be read", async () => {
  await using shop = await startTestShop(METRICS);
  await shop.database.pool.query("alter table jobs rename to mislaid");
  const metrics = await metricsOf(shop);
  assert.equal(metrics["jobs_due"], undefined);
  assert.ok(metrics["process_resident_memory_bytes"]! > 0);
});
