// Runs alone: it measures the memory of this process.
// Runs with --all: a crowd sends the largest pictures.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { after, before, test, type TestContext } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { listening } from "#server/testing/listening.ts";
import { openFiles } from "#server/testing/open-files.ts";
import { multipart, photoWithPlace } from "#server/testing/order-form.ts";
import { placeTransfer } from "#server/testing/placed-orders.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { BOUNDARY, fileHead, MULTIPART, unfinished } from "#server/testing/unfinished.ts";
import { until } from "#server/testing/until.ts";

import { orderLinkStore } from "./order-link.store.ts";

/** What strangers may try with the one upload that an order's page takes, over real connections. */

const MB = 1024 * 1024;
const WRONG = "0".repeat(32);

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

let shop: TestShop;
let server: Awaited<ReturnType<typeof listening>>;
let token: string;
let photo: Buffer;
before(async () => {
  // Stands for the pages, which read the posted form.
  const renderPage = async (request: Request) => {
    await request.formData().catch(() => {});
    return new Response("page");
  };
  shop = await startTestShop({ TRUSTED_PROXIES: "127.0.0.1" }, { renderPage });
  server = await listening(shop);
  photo = await photoWithPlace("#00ff00");
  const { _id } = await placeTransfer(shop);
  token = await orderLinkStore(shop.database.db).add(_id);
  const asked = asJson("PATCH", { paymentState: "better_receipt_asked", reason: "Too dark" });
  assert.equal((await shop.askAsOwner(`/api/v1/orders/${_id}/payment`, asked)).status, 200);
});
after(async () => {
  await server[Symbol.asyncDispose]();
  await shop[Symbol.asyncDispose]();
});

const callOf = (key: string) => `${server.url}/api/v1/orders/by-token/${key}/receipt`;
const pageOf = (key: string) => `${server.url}/orders/${key}`;
/** Each of many addresses, which are not limited together. */
const from = (index: number) => ({ "X-Forwarded-For": `203.0.113.${index % 250}` });

const receipt = (bytes: Buffer) => multipart({}, [{ field: "receipt", name: "a.jpg", bytes }]);

async function post(url: string, body: FormData | Buffer | string, index = 0): Promise<number> {
  const isForm = body instanceof FormData;
  // Otherwise the connection would be kept for the next request, and counted below.
  const one = { ...from(index), Connection: "close" };
  const headers = { ...one, ...(!isForm && { "Content-Type": MULTIPART }) };
  const init = { method: "POST", headers, body: isForm ? body : new Uint8Array(Buffer.from(body)) };
  // A server that has seen enough may answer before all is sent.
  const response = await fetch(url, init).catch(() => undefined);
  await response?.arrayBuffer().catch(() => {});
  return response?.status ?? 413;
}

const MALFORMED = [
  "",
  "no multipart at all",
  `--${BOUNDARY}`,
  `--${BOUNDARY}\r\n\r\n--${BOUNDARY}--`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--`,
  fileHead("receipt"),
  `${fileHead("receipt")}no end`,
  `${fileHead("__proto__")}x\r\n--${BOUNDARY}--\r\n`,
  `${fileHead("receipt")}x\r\n`.repeat(200),
  `--${BOUNDARY}\r\n${"X-Long: x\r\n".repeat(5_000)}\r\nx\r\n--${BOUNDARY}--`,
];

/** Everything that strangers may try, with the right link and with a wrong one. */
async function abuse(): Promise<void> {
  const targets = [callOf(token), callOf(WRONG), pageOf(token), pageOf(WRONG)];
  const parts = [fileHead("receipt").slice(0, 30), fileHead("receipt").slice(30), photo, "\r\n"];
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const headers = { "Content-Type": MULTIPART, ...from(index) };
      const upload = unfinished(targets[index % 4]!, { headers });
      for (const part of parts.slice(0, index % 5)) await upload.send(part);
      upload.leave();
    }),
  );
  for (const url of targets) {
    for (const body of MALFORMED) {
      const status = await post(url, body);
      assert.ok(status < 500, `${url} answers ${status} to ${body.slice(0, 60)}`);
      if (url.includes("/api/")) assert.ok(status >= 400, `${url} takes ${body.slice(0, 60)}`);
    }
  }
  assert.equal(await post(callOf(WRONG), receipt(photo)), 404);
  assert.equal(await post(callOf(token), receipt(Buffer.alloc(11 * MB, 1))), 400);
  assert.equal(await post(callOf(token), receipt(Buffer.alloc(65 * MB, 1))), 413);
  assert.equal(await post(pageOf(token), receipt(Buffer.alloc(17 * MB, 1))), 413);
  const large = receipt(Buffer.alloc(12 * MB, 1));
  const crowd = Array.from({ length: 24 }, (_, index) => post(pageOf(token), large, index));
  for (const status of await Promise.all(crowd)) assert.ok([200, 413, 503].includes(status));
}

/** What this process holds: megabytes, without what can be let go of, and descriptors. */
async function held() {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  const descriptors = await readdir("/proc/self/fd").catch(() => []);
  return { megabytes: Math.round((heapUsed + external) / MB), descriptors: descriptors.length };
}

async function nothingIsLeft(): Promise<void> {
  await until(async () => (await readdir(shop.uploadFolder)).length === 0);
  if (process.platform === "linux") {
    await until(async () => (await openFiles(shop.config.dataDir)).length === 0);
  }
}

test("whatever is sent to it in place of a receipt, nothing of it is left", async (t: TestContext) => {
  const idle = await held();
  await abuse();
  await nothingIsLeft();
  // By now everything is open that stays open: connections to the database, and those of this test.
  const once = await held();
  await abuse();
  await nothingIsLeft();
  // This process is the sender too: what was sent is let go of a little later than what arrived.
  let twice = await held();
  await until(async () => {
    twice = await held();
    return twice.megabytes < idle.megabytes + 24 && twice.descriptors <= once.descriptors + 8;
  }).finally(() => t.diagnostic(JSON.stringify({ idle, once, twice })));
  const { rows } = await shop.database.pool.query<{ state: string }>(
    "select payment_state as state from orders",
  );
  assert.deepEqual(rows, [{ state: "better_receipt_asked" }]);
});

test("of many good ones at once one is taken", async () => {
  const sent = Array.from({ length: 12 }, (_, index) => post(callOf(token), receipt(photo), index));
  const statuses = (await Promise.all(sent)).toSorted((a, b) => a - b);
  assert.deepEqual(statuses, [200, ...Array.from({ length: 11 }, () => 400)]);
  await nothingIsLeft();
});
