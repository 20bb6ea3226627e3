// `npm run bench proofs`: the proofs of a company's order of two hundred cards, made in the background: how long
// that takes (limit: 300 s), and how long pages take meanwhile (limit: 200 ms for nineteen of twenty). Then how
// long lists of them take, and the document of all.
import { readdir, readFile } from "node:fs/promises";

import { startMailServer } from "#server/testing/mail-server.ts";

import { startShop } from "../e2e/running-shop.ts";
import { companyOrders } from "./company-orders.ts";

const CARDS = 200;
const LIMIT_S = 300;
const LIMIT_MS = 200;
const MB = 1024 * 1024;

await using mail = await startMailServer();
await using shop = await startShop({ RATE_LIMITS: "off", SMTP_URL: mail.url });
const { ask, token, quoteFor, accept, orderOf, namePeople } = await companyOrders(shop, mail);
const email = "works@example.com";
await accept(await quoteFor(CARDS, email));
const { order, company } = await orderOf(email);
await namePeople(company, CARDS);
const began = performance.now();
await ask(`/orders/${order}/proofs`, { bleedMm: 3, colors: "cmyk" });
const begun = performance.now() - began;
const pages: number[] = [];
const paths = [
  "/",
  "/ar",
  "/admin-panel",
  `/api/v1/orders/${order}`,
  `/api/v1/orders/${order}/proofs/cards`,
];
let counts: Record<string, number> = {};
do {
  for (const path of paths) {
    pages.push(await timed(path));
  }
  ({ counts } = (
    await ask<{ data: { counts: Record<string, number> } }>(`/orders/${order}/proofs/cards`)
  ).data);
  await new Promise((resolve) => setTimeout(resolve, 250));
} while ((counts["making"] ?? 0) > 0);
const took = (performance.now() - began) / 1000;

const read = `/api/v1/orders/${order}/proofs/cards`;
const reading = [await timed(read)];
const before = await memory();
const documentBegan = performance.now();
const answer = await fetch(`${shop.url}/api/v1/orders/${order}/proofs/proofs.pdf`, {
  headers: { Authorization: `Bearer ${token}` },
});
let bytes = 0;
let most = before;
for await (const part of answer.body!) {
  bytes += part.length;
  most = Math.max(most, await memory());
}
const documentTook = (performance.now() - documentBegan) / 1000;

pages.sort((one, other) => one - other);
const late = pages[Math.floor(pages.length * 0.95)]!;
console.log(`
${CARDS} proofs are begun within ${Math.round(begun)} ms and made within ${took.toFixed(0)} s, ${(took / CARDS).toFixed(2)} s each. Meanwhile ${pages.length} pages
and calls took ${Math.round(pages[Math.floor(pages.length / 2)]!)} ms (half of them), ${Math.round(late)} ms (nineteen of twenty) and ${Math.round(pages.at(-1)!)} ms at most. Their list
takes ${Math.round(reading[0]!)} ms. The document of all has ${(bytes / MB).toFixed(1)} MB and takes ${documentTook.toFixed(1)} s; the shop's process
has ${Math.round(before / MB)} MB before and ${Math.round(most / MB)} MB at most.`);
process.exitCode = took > LIMIT_S || late > LIMIT_MS ? 1 : 0;

/** In milliseconds. */
async function timed(path: string): Promise<number> {
  const from = performance.now();
  const headers = { Authorization: `Bearer ${token}` };
  await (await fetch(shop.url + path, { headers })).arrayBuffer();
  return performance.now() - from;
}

/** Of the largest of this shop's processes in Node.js, in bytes. */
async function memory(): Promise<number> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const sizes = ids.map(async (id) => {
    const about = (file: string) => readFile(`/proc/${id}/${file}`, "utf8").catch(() => "");
    if (!(await about("environ")).includes(`DATA_DIR=${shop.dataFolder}`)) return 0;
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await about("status")) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  });
  return Math.max(...(await Promise.all(sizes)));
}
