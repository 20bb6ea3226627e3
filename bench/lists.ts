// `npm run bench lists [rows…]`: the response times of lists in the panel with 10,000, 100,000 and
// 1,000,000 rows, or the given numbers. Requests are sent one after the other; the server has one
// core, this process another. Prints the tables of docs/performance.md; fails when a limit is
// exceeded.
import type { Pool } from "pg";

import { seedHistory, seedNotifications } from "#server/testing/seed-ledgers.ts";
import { seedBulkOrders, seedMessages, seedSubscribers } from "#server/testing/seed-lists.ts";
import { seedOrders } from "#server/testing/seed-orders.ts";

import { startShop } from "../e2e/running-shop.ts";
import { apiClient } from "./api-client.ts";
import { stayOnCore } from "./cores.ts";
import { databaseOf } from "./database-of.ts";
import { otherListCases, type Case } from "./list-cases.ts";
import { percentile, timesOf } from "./measure.ts";
import { orderCases } from "./order-cases.ts";
import { ordersPlacedPerSecond } from "./place-orders.ts";

const SIZES = process.argv.slice(3).map(Number);

const OTHER_SEEDS = [seedMessages, seedBulkOrders, seedSubscribers, seedHistory, seedNotifications];

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const row = (...cells: string[]) => console.log(`| ${cells.join(" | ")} |`);

/** Vacuums after the bulk insert; in production rows come slowly enough for PostgreSQL's autovacuum. */
async function tidy(pool: Pool): Promise<void> {
  await pool.query("vacuum analyze");
  await pool.query("checkpoint");
}

/** As in a shop that has been running for a while. */
async function warmUp(cases: Case[], ask: (path: string) => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 200; round++) await ask(cases[round % cases.length]!.path(round));
}

/** Prints a table of response times; returns whether all limits were met. */
async function tell(cases: Case[], ask: (path: string) => Promise<unknown>): Promise<boolean> {
  row("", "median", "p95", "limit of p95");
  row("---", "---:", "---:", "---:");
  let isHeld = true;
  const all = await timesOf(
    cases.map(
      ({ path }) =>
        (round) =>
          ask(path(round)),
    ),
  );
  for (const [index, { name, limit }] of cases.entries()) {
    const times = all[index]!;
    const p95 = percentile(times, 0.95);
    const isOver = limit !== undefined && p95 >= limit;
    if (isOver) isHeld = false;
    row(name, ms(percentile(times, 0.5)), ms(p95), `${limit ?? ""}${isOver ? " (over)" : ""}`);
  }
  return isHeld;
}

async function measure(count: number): Promise<boolean> {
  stayOnCore(0);
  await using shop = await startShop({ RATE_LIMITS: "off" });
  stayOnCore(1);
  const pool = await databaseOf(shop);
  const began = performance.now();
  await seedOrders(pool, count);
  const seconds = (performance.now() - began) / 1000;
  for (const seed of OTHER_SEEDS) await seed(pool, count);
  await tidy(pool);
  const api = apiClient(shop.url);
  await api.signIn(shop.owner);

  const cases = await orderCases(pool, count);
  await warmUp(cases, api.get);

  console.log(`\n### ${count.toLocaleString("en")} orders, made in ${ms(seconds)} s\n`);
  let isHeld = await tell(cases, api.get);
  for (const [title, others] of await otherListCases(pool, count)) {
    console.log(`\n#### As many ${title}\n`);
    await warmUp(others, api.get);
    isHeld = (await tell(others, api.get)) && isHeld;
  }
  const { counted, uncounted } = await ordersPlacedPerSecond(api, pool);
  const ratio = (counted / uncounted).toFixed(2);
  console.log(`\n${ms(counted)} orders placed a second, ${ratio} of what it is without counting.`);
  await pool.end();
  return isHeld;
}

const results = [];
for (const count of SIZES.length > 0 ? SIZES : [10_000, 100_000, 1_000_000]) {
  results.push(await measure(count));
}
process.exitCode = results.every(Boolean) ? 0 : 1;
