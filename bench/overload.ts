// `npm run bench overload [kind …]`: floods a shop with ten times the requests that it can answer, by each
// kind and all of them at once, from a thousand addresses, and says what became of them and of the
// shop. The server has one core; the database and the load have the other.
import { execFileSync, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setPriority } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { multipart, orderFields } from "#server/testing/order-form.ts";
import { noisePng } from "#server/testing/png.ts";

import { startShop } from "../e2e/running-shop.ts";
import { apiClient } from "./api-client.ts";
import { databaseOnCore, stayOnCore } from "./cores.ts";
import { flood } from "./flood.ts";
import type { WatchFigures } from "./watch-shop.ts";

const TIMES_CAPACITY = 10;
/** More a second than this the other core can't send, beside the database. */
const MOST_OFFERED = 3_000;
const FLOOD_MS = 6_000;
/** For the end of what is still being answered, and until the shop is itself again. */
const AFTER_MS = 5_000;

stayOnCore(0);
await using shop = await startShop(
  { RATE_LIMITS: "off", LOG_LEVEL: "info", TRUSTED_PROXIES: "127.0.0.1" },
  { embedded: true },
);
await databaseOnCore(1, shop.dataFolder);
stayOnCore(1);
// The database comes first.
setPriority(5);
const port = Number(new URL(shop.url).port);
const pid = execFileSync("lsof", ["-t", `-iTCP:${port}`, "-sTCP:LISTEN"])
  .toString()
  .trim();

const api = apiClient(shop.url);
const countries = await api.get("/countries");
const country = countries.data.data.find(({ name }: { name: string }) => name === "Jordan")._id;
const cities = await api.get(`/cities/country/${country}`);
const fields = orderFields({ country, city: cities.data.cities[0]._id });

let sent = 0;
/** The head of a request from one of a thousand addresses. */
const head = (line: string, more = "") =>
  `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 10.0.${sent % 4}.${(sent++ % 250) + 1}\r\n${more}\r\n`;
const get = (path: () => string) => () => Buffer.from(head(`GET ${path()}`));
const random = (bytes: number) => randomBytes(bytes).toString("hex");

/** In the place of a name of the same length, another in each order: equal orders would be one. */
const NAME = "Customer 0000000000000000";
async function orders(pictures?: Parameters<typeof multipart>[1]): Promise<() => Buffer> {
  const form = new Response(multipart({ ...fields, "personalInfo[lastName]": NAME }, pictures));
  const body = Buffer.from(await form.arrayBuffer());
  const at = body.indexOf(NAME) + NAME.length - 16;
  const more = `Content-Type: ${form.headers.get("Content-Type")}\r\nContent-Length: ${body.length}\r\n`;
  return () => {
    body.write(random(8), at);
    return Buffer.concat([Buffer.from(head("POST /api/v1/orders", more)), body]);
  };
}

const logo = { field: "companyLogo", name: "logo.png", bytes: await noisePng(320, 320) };
const single = {
  reads: get(() => `/api/v1/products/${random(12)}`),
  unknown: get(() => `/${random(8)}`),
  pages: get(() => `/orders/${random(16)}`),
  orders: await orders(),
  uploads: await orders([logo]),
};
const kinds = Object.values(single);
const shares = [0.5, 0.2, 0.1, 0.15, 0.05];
const floods = {
  ...single,
  mixed() {
    let left = Math.random();
    return kinds[shares.findIndex((share) => (left -= share) < 0)]!();
  },
};

const whole = (value: number) => Math.round(value).toLocaleString("en");
console.log(
  "| flood | capacity | offered | answered in 1 s | later | refused | 503 after, p50; p99 | lost | /healthz p99; on a new connection | / p99 | MB | itself again, s |",
);
const chosen = process.argv.slice(3);
for (const [name, next] of Object.entries(floods)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  await flood(port, next, { ms: 1_000 });
  const capacity = (await flood(port, next, { ms: 2_000 })).inTime;
  const offered = Math.min(capacity * TIMES_CAPACITY, MOST_OFFERED);
  await delay(2_000);
  const watch = fork(fileURLToPath(new URL("watch-shop.ts", import.meta.url)), [
    `http://127.0.0.1:${port}`,
    pid,
  ]);
  await once(watch, "message");
  // Where the load does not make it late.
  stayOnCore(0, watch.pid);
  await delay(1_000);
  const flooding = flood(port, next, { ms: FLOOD_MS, perSecond: offered });
  await delay(FLOOD_MS);
  watch.send("calm");
  const [outcome] = await Promise.all([flooding, delay(AFTER_MS)]);
  watch.send("stop");
  const [figures] = (await once(watch, "message")) as [WatchFigures];
  const { inTime, late, refused, refusedP50, refusedP99, lost } = outcome;
  console.log(
    `| ${name} | ${whole(capacity)} | ${[outcome.offered, inTime, late, refused].map(whole).join(" | ")} | ` +
      `${whole(refusedP50)}; ${whole(refusedP99)} | ${lost} | ${whole(figures.health)}; ${whole(figures.healthAnew)} | ` +
      `${whole(figures.page)} | ${whole(figures.memory)} | ${figures.secondsUntilItself.toFixed(1)} |`,
  );
}
