// `npm run bench growth [rows…]`: what grows without end (history, numbers and links of orders, taps of
// cards, background jobs) with 100,000, 1,000,000 and 10,000,000 rows, or the given numbers. Times what
// is done with these tables, draws it in docs/growth.svg, and fails when a table is read whole.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";

import { readConfig } from "#server/config.ts";
import { connectDatabase } from "#server/platform/database/connect.ts";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start-embedded.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openSecrets } from "#server/platform/secrets/open-secrets.ts";
import { SECRET_FIELDS } from "#server/secret-fields.ts";
import { seed } from "#server/seed/seed.ts";
import { CARDS_AN_ORDER, seedCards } from "#server/testing/seed-cards.ts";
import { seedHistory, seedNotifications } from "#server/testing/seed-ledgers.ts";
import { seedOrders } from "#server/testing/seed-orders.ts";
import { watchPlans } from "#server/testing/watch-plans.ts";

import { GROWING, growthCases } from "./growth-cases.ts";
import { percentile, timesOf } from "./measure.ts";
import { writePlot } from "./plot.ts";

const SIZES = process.argv.slice(3).map(Number);
const PLOT = fileURLToPath(new URL("../docs/growth.svg", import.meta.url));

/** So many days each card has been opened. */
const DAYS = 365;

/** Fills the tables. Triggers and foreign keys are left out where they only cost time here. */
async function fill(pool: pg.Pool, count: number): Promise<void> {
  const cards = Math.ceil(count / DAYS / CARDS_AN_ORDER) * CARDS_AN_ORDER;
  await seedOrders(pool, cards / CARDS_AN_ORDER);
  await seedCards(pool, cards);
  await seedHistory(pool, count);
  await seedNotifications(pool, count);
  const client = await pool.connect();
  await client.query("set session_replication_role = replica; set synchronous_commit = off");
  await client.query(
    `insert into order_numbers (order_id, number, created_at)
     select lpad(to_hex(i), 16, 'f') || lpad(to_hex(i), 8, '0'), 'n' || lpad(to_hex(i), 7, '0'),
       now() - interval '3 years' * random()
     from generate_series(1, $1::int) as i`,
    [count],
  );
  await client.query(
    `insert into order_links (token_hash, order_id, created_at)
     select encode(sha256(order_id::bytea), 'hex'), order_id, now() - interval '179 days' * random()
     from order_numbers`,
  );
  await client.query(
    `insert into card_taps (card_id, day, count)
     select id, day, 1 from generate_series(now() - $1 * interval '1 day', now(), '1 day') as day, cards`,
    [DAYS],
  );
  client.release(true);
  await pool.query("vacuum (analyze)");
  await pool.query("checkpoint");
}

const row = (...cells: string[]) => console.log(`| ${cells.join(" | ")} |`);

/** @returns the median time of each case in milliseconds, and whether no table was read whole */
async function measure(pool: pg.Pool): Promise<{ medians: Map<string, number>; isHeld: boolean }> {
  const watched = watchPlans(pool);
  const scans: string[] = [];
  for (const { work } of await growthCases({ db: watched.db, pool })) {
    await work(-1);
    const scanned = await watched.scannedTables();
    scans.push(GROWING.filter((table) => scanned.has(table)).join(", "));
  }
  const cases = await growthCases({ db: drizzle(pool, { casing: "snake_case" }), pool });
  const times = await timesOf(cases.map(({ work }) => work));
  row("", "median, ms", "p95, ms", "tables read whole");
  row("---", "---:", "---:", "---");
  const medians = new Map<string, number>();
  for (const [index, { name }] of cases.entries()) {
    const median = percentile(times[index]!, 0.5);
    medians.set(name, median);
    const p95 = percentile(times[index]!, 0.95).toFixed(2);
    row(name, median.toFixed(2), p95, scans[index] || "none");
  }
  return { medians, isHeld: scans.every((tables) => tables === "") };
}

async function sizes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string; mb: number }>(
    `select relname as name, round(pg_total_relation_size(oid) / 1e6)::int as mb from pg_class
     where relname = any($1) order by 2 desc`,
    [GROWING],
  );
  return rows.map(({ name, mb }) => `${name} ${mb.toLocaleString("en")} MB`).join(", ");
}

async function grow(count: number) {
  const folder = await mkdtemp(join(tmpdir(), "naqra-growth-"));
  await using open = new AsyncDisposableStack();
  open.defer(() => rm(folder, { recursive: true, force: true }));
  const server = open.use(await startEmbeddedDatabase(join(folder, "database")));
  const database = connectDatabase(server.connection);
  await database.forLongWork(async (patient) => {
    await migrate(patient);
    const config = readConfig({ DATA_DIR: folder });
    await seed(patient, config, await openSecrets(config, patient, SECRET_FIELDS));
  });
  await database.close();
  const pool = new pg.Pool(server.connection);
  open.defer(() => pool.end());
  await fill(pool, count);
  console.log(`\n### ${count.toLocaleString("en")} rows\n`);
  const measured = await measure(pool);
  console.log(`\n${await sizes(pool)}`);
  return { count, ...measured };
}

const grown: Awaited<ReturnType<typeof grow>>[] = [];
for (const count of SIZES.length > 0 ? SIZES : [100_000, 1_000_000, 10_000_000]) {
  grown.push(await grow(count));
}
await writePlot(PLOT, {
  title: "What is done with tables that grow without end",
  x: "rows of each table",
  y: "median, ms",
  series: [...grown[0]!.medians.keys()].map((name) => ({
    name,
    points: grown.map(({ count, medians }) => [count, medians.get(name)!] as const),
  })),
});
process.exitCode = grown.every(({ isHeld }) => isHeld) ? 0 : 1;
