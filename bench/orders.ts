// `npm run bench orders [rows]`: how many orders a second a shop accepts by multipart, committed, from
// one and from eight clients, in turns with an order-like transaction by `pg` alone; with no orders
// before, or the given number; and how many with a logo and a receipt, in turns with the picture
// library alone. The server, and what takes its place, has one core; the database and
// the load have the other. Fails when a share is too small.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { orderFields } from "#server/testing/order-form.ts";
import { seedOrders } from "#server/testing/seed-orders.ts";

import { startShop } from "../e2e/running-shop.ts";
import { apiClient } from "./api-client.ts";
import type { BareLoad } from "./bare-orders.ts";
import { databaseOnCore, stayOnCore } from "./cores.ts";
import { databaseOf } from "./database-of.ts";
import { median } from "./measure.ts";
import { orderCost } from "./order-cost.ts";
import { ordersPerSecond } from "./order-load.ts";
import { ratesWithPictures } from "./order-pictures.ts";

const ROUNDS = 5;
const ROUND_MS = 3_000;
/** The share of the bare transaction's rate that is required, in percent, by the number of clients. */
const AIMS = [
  { clients: 1, aim: 35 },
  { clients: 8, aim: 25 },
];
/** The same of orders with pictures, beside the picture library alone. */
const PICTURES_AIM = 60;

const count = Number(process.argv[3] ?? 0);
const whole = (value: number) => Math.round(value).toLocaleString("en");

stayOnCore(0);
await using shop = await startShop({ RATE_LIMITS: "off", LOG_LEVEL: "info" });
const pool = await databaseOf(shop);
const bare = fork(fileURLToPath(new URL("bare-orders.ts", import.meta.url)), [
  JSON.stringify({ ...pool.options, password: pool.options.password }),
]);
await once(bare, "message");
await databaseOnCore(1, shop.dataFolder);
stayOnCore(1);
if (count > 0) await seedOrders(pool, count);
await pool.query("vacuum analyze");
await pool.query("checkpoint");

const api = apiClient(shop.url);
const countries = await api.get("/countries");
const country = countries.data.data.find(({ name }: { name: string }) => name === "Jordan")._id;
const cities = await api.get(`/cities/country/${country}`);
const fields = orderFields({ country, city: cities.data.cities[0]._id });
const url = new URL(shop.url.replace("localhost", "127.0.0.1"));

async function bareTransactions(load: BareLoad): Promise<number> {
  bare.send(load);
  return ((await once(bare, "message")) as [number])[0];
}

console.log(`\n${whole(count)} orders before\n
| clients | orders a second | order-like transactions | share | limit |
| ---: | ---: | ---: | ---: | ---: |`);
let isHeld = true;
for (const { clients, aim } of AIMS) {
  const rates = { shop: [] as number[], bare: [] as number[] };
  await ordersPerSecond(url, fields, { clients, ms: ROUND_MS });
  // As PostgreSQL does each minute where rows are added: plans of empty tables read them whole.
  await pool.query("vacuum analyze");
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(await bareTransactions({ clients, ms: ROUND_MS / 2 }));
    rates.shop.push(await ordersPerSecond(url, fields, { clients, ms: ROUND_MS }));
  }
  const [placed, possible] = [median(rates.shop), median(rates.bare)];
  const share = (100 * placed) / possible;
  isHeld &&= share >= aim;
  const cells = [clients, whole(placed), whole(possible), `${share.toFixed(0)} %`, `${aim} %`];
  console.log(`| ${cells.join(" | ")} |`);
}
await pool.end();
bare.disconnect();

const { orders, pairs } = await ratesWithPictures(url, fields, 0);
const share = (100 * orders) / pairs;
isHeld &&= share >= PICTURES_AIM;
console.log(
  `\n${orders.toFixed(1)} orders a second with a logo of 300 kB and a receipt, where the picture library alone writes ${pairs.toFixed(1)} such pairs anew: ${share.toFixed(0)} % (limit: ${PICTURES_AIM} %).`,
);

const { statements, rows, log } = await orderCost(fields);
console.log(
  `\nAn order takes ${statements.toFixed(1)} statements, each a round trip; it writes ${rows.toFixed(1)} rows, and ${whole(log)} bytes of log.`,
);
process.exitCode = isHeld ? 0 : 1;
