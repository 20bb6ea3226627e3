// `npm run test:faults [-- --kills 1000]`: places orders while nodes are killed in turns, and PostgreSQL is
// restarted or frozen now and then, and counts what is lost or doubled. The exit code is 1 if anything is.
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";

import { until } from "../until.ts";
import { startOrderLoad } from "./order-load.ts";
import { lostAndDoubled } from "./order-tally.ts";
import { startShopNodes } from "./shop-nodes.ts";

const NODES = 3;
const CLIENTS = 6;
/** So many orders are acknowledged between two kills. */
const ORDERS_BETWEEN = 5;
/** PostgreSQL is restarted, or frozen, each time after so many kills. */
const KILLS_PER_FAULT = 20;
/** How long it is frozen, in milliseconds, in turns: shorter and longer than nodes wait for it. */
const FREEZES = [2_000, 15_000];

const { values } = parseArgs({ options: { kills: { type: "string", default: "1000" } } });
const kills = Number(values.kills);

let isInterrupted = false;
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => (isInterrupted = true));

await using shop = await startShopNodes(NODES);
const load = startOrderLoad(shop.url, CLIENTS);
const untilMore = async (orders: number) => {
  const before = load.acknowledged.size;
  await until(() => load.acknowledged.size >= before + orders);
};

/** Restarts PostgreSQL, or freezes it for a while. */
async function disturbDatabase(turn: number): Promise<string> {
  if (turn % 2 === 0) {
    await shop.database.restart();
    return "PostgreSQL restarted";
  }
  const milliseconds = FREEZES[((turn - 1) / 2) % FREEZES.length]!;
  await shop.database.freeze();
  await delay(milliseconds);
  await shop.database.thaw();
  return `PostgreSQL frozen for ${milliseconds / 1000} s`;
}

let killed = 0;
let faults = 0;
const began = performance.now();
try {
  while (killed < kills && !isInterrupted) {
    await untilMore(ORDERS_BETWEEN);
    // Not always in the same moment of what nodes do.
    await delay(Math.random() * 100);
    const node = shop.nodes[killed % NODES]!;
    await node.kill();
    killed += 1;
    if (killed % KILLS_PER_FAULT === 0) {
      const done = await disturbDatabase(faults);
      faults += 1;
      console.log(`${killed} kills, ${load.acknowledged.size} orders; ${done}`);
    }
    await node.start();
  }
  await load.end();
} finally {
  const { lost, doubled } = await lostAndDoubled(shop.database, load.acknowledged);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${killed} kills, ${faults} restarts and freezes of PostgreSQL in ${seconds} s: ` +
      `${load.acknowledged.size} acknowledged, ${lost.length} lost, ${doubled.length} doubled; ` +
      `${load.failures.length} requests failed, of which orders were sent again`,
  );
  for (const name of lost) console.log(`lost: ${name}`);
  for (const name of doubled) console.log(`doubled: ${name}`);
  if (lost.length > 0 || doubled.length > 0) process.exitCode = 1;
}
