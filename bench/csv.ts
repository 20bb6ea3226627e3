// `npm run bench csv [rows]`: the speed of exporting orders (1,000,000, or the given number) as
// CSV, compared to PostgreSQL's `copy` of the same columns. Both can use the whole machine.
import { seedOrders } from "#server/testing/seed-orders.ts";

import { startShop } from "../e2e/running-shop.ts";
import { apiClient } from "./api-client.ts";
import { csvRate } from "./csv-rate.ts";
import { databaseOf } from "./database-of.ts";

const METRICS_TOKEN = "the-token-of-the-bench";
/** The required share of the speed of PostgreSQL's `copy`, in percent. */
const LEAST_SHARE = 40;

const count = Number(process.argv[3] ?? 1_000_000);
const whole = (value: number) => Math.round(value).toLocaleString("en");

await using shop = await startShop({ METRICS_TOKEN });
const pool = await databaseOf(shop);
await seedOrders(pool, count);
await pool.query("vacuum analyze orders");
const token = await apiClient(shop.url).signIn(shop.owner);
const { csv, copy, restMegabytes, mostMegabytes } = await csvRate(
  shop.url,
  { token, metricsToken: METRICS_TOKEN },
  pool,
  count,
);
await pool.end();

const share = Math.round((csv / copy) * 100);
console.log(`
| ${whole(count)} orders | records a second |
| --- | ---: |
| \`GET /exports/nfc-orders.csv\` | ${whole(csv)} |
| \`COPY … TO STDOUT\` of the same columns | ${whole(copy)} |

The file comes at ${share} % of the rate of the copy (limit: 40 %). The shop's process had ${whole(restMegabytes)} MB
before and ${whole(mostMegabytes)} MB at most.`);
process.exitCode = share < LEAST_SHARE ? 1 : 0;
