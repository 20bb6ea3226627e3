// `npm run bench profiles [cards]`: among a million cards, or the given number, how soon a code is
// found, and how many pages of a card a second are sent, compared to a bare Node server that sends
// the same bytes. Fails when a limit is exceeded.
import { drizzle } from "drizzle-orm/node-postgres";

import { profilePageStore } from "#server/features/profiles/profile-page.store.ts";
import { CARDS_AN_ORDER, seedCards, seededCode } from "#server/testing/seed-cards.ts";
import { seedOrders } from "#server/testing/seed-orders.ts";

import { startShop } from "../e2e/running-shop.ts";
import { COMPARED, compareWithBare } from "./compare-with-bare.ts";
import { databaseOf } from "./database-of.ts";
import { percentile, timesOf } from "./measure.ts";

/** The share of a bare server's rate that is required. */
const AIM = 0.6;
/** Within which a code is found, in milliseconds. */
const LIMIT_MS = 5;
/** Two numbers without a common divisor: each round asks for another card, far from the last. */
const STEP = 7_919;

const count = Number(process.argv[3] ?? 1_000_000);

console.log(`Starting a shop with ${count.toLocaleString("en")} cards …`);
await using shop = await startShop({ LOG_LEVEL: "info", RATE_LIMITS: "off" });
const pool = await databaseOf(shop);
await seedOrders(pool, Math.ceil(count / CARDS_AN_ORDER));
await seedCards(pool, count);
await pool.query("checkpoint");

const codes = await Promise.all(
  Array.from({ length: 400 }, (_, round) => seededCode(pool, 1 + ((round * STEP) % count))),
);
const store = profilePageStore(drizzle(pool, { casing: "snake_case" }));
const find = async (code: string) => {
  if (!(await store.find(code))) throw new Error(`Card ${code} was not found`);
};
// Connections and plans, not these cards.
for (const code of codes.slice(200)) await find(code);
const [times] = await timesOf([(round) => find(codes[round]!)]);
const p95 = percentile(times!, 0.95);
console.log(
  `A code among them, with its page and order: median ${percentile(times!, 0.5).toFixed(2)} ms, ` +
    `p95 ${p95.toFixed(2)} ms (limit: ${LIMIT_MS} ms)`,
);

const origin = shop.url.replace("localhost", "127.0.0.1");
console.log(`\n${COMPARED}`);
const isHeld = await compareWithBare("Page of a card", new URL(`${origin}/c/${codes[0]}`), AIM);
await pool.end();
process.exitCode = isHeld && p95 < LIMIT_MS ? 0 : 1;
