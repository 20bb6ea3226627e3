// `npm run bench months [rows]`: how long the figures month by month take with a million orders, or the
// given number, of three years; a tenth of them with an invoice, one in twenty with money given back.
// Requests are sent one after the other; the server has one core, this process another. Fails when a
// median is over its limit.
import { seedOrders } from "#server/testing/seed-orders.ts";

import { startShop } from "../e2e/running-shop.ts";
import { apiClient } from "./api-client.ts";
import { stayOnCore } from "./cores.ts";
import { databaseOf } from "./database-of.ts";
import { percentile, timesOf } from "./measure.ts";

const LIMIT_MS = 100;
const CALLS = {
  "the last 12 months": "/statistics/months",
  "60 months": `/statistics/months?from=${new Date().getUTCFullYear() - 4}-01&to=${new Date().getUTCFullYear()}-12`,
  "one month": `/statistics/months?from=${new Date().toISOString().slice(0, 7)}`,
};

const count = Number(process.argv[3] ?? 1_000_000);
stayOnCore(0);
await using shop = await startShop({ RATE_LIMITS: "off" });
stayOnCore(1);
const pool = await databaseOf(shop);
await seedOrders(pool, count);
await pool.query(`
  insert into refunds (id, order_id, amount_fils, method, reason, user_id, user_name, created_at)
  select left(md5(id), 24), id, 5000, 'cash', 'Example', 'user', 'Name', created_at + interval '5 days'
  from orders where hashtext(id) % 20 = 0`);
await pool.query(`
  insert into invoices (id, uuid, kind, number, counter, order_id, issued_on, buyer_name, total_fils, tax_fils, facts)
  select left(md5(id), 24), md5(id), 'invoice', id, row_number() over (), id, day_of(created_at)::text, 'Example',
    total_fils, total_fils - round(total_fils / 1.16), '{}'
  from orders where hashtext(id) % 10 = 0`);
await pool.query("select merge_month_figures('month_figures')");
await pool.query("vacuum analyze");
const { rows } = await pool.query<{ rows: number }>(
  "select count(*)::int as rows from month_figures",
);

const api = apiClient(shop.url);
await api.signIn(shop.owner);
const works = Object.values(CALLS).map((path) => () => api.get(path));
for (let round = 0; round < 20; round++) for (const work of works) await work();
const times = await timesOf(works);

console.log(
  `\n### ${count.toLocaleString("en")} orders, ${rows[0]!.rows.toLocaleString("en")} counts\n`,
);
console.log("|  | median, ms | p95 | limit of the median |\n| --- | ---: | ---: | ---: |");
for (const [index, name] of Object.keys(CALLS).entries()) {
  const [median, p95] = [percentile(times[index]!, 0.5), percentile(times[index]!, 0.95)];
  if (median >= LIMIT_MS) process.exitCode = 1;
  console.log(`| ${name} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${LIMIT_MS} |`);
}
await pool.end();
