import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import { refused } from "#server/testing/answers.ts";
import { cut, PHOTOS } from "#server/testing/damaged-pictures.ts";
import { openFiles } from "#server/testing/open-files.ts";
import { multipart } from "#server/testing/order-form.ts";
import { blackPng } from "#server/testing/png.ts";
import { shopForTests } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";

const shop = shopForTests({ RATE_LIMITS: "on", RATE_LIMIT_POSTS: "1" });

/** Posts a picture from an address, because the calls of one are counted. */
function check(bytes: Uint8Array | undefined, address = "203.0.113.1") {
  const pictures = bytes ? [{ field: "picture", name: "picked.jpg", bytes }] : [];
  const request = new Request(new URL("/api/v1/pictures/check", shop.config.publicUrl), {
    method: "POST",
    body: multipart({}, pictures),
  });
  return shop.fetch(request, { incoming: { socket: { remoteAddress: address } } });
}

async function nothingIsStored(): Promise<void> {
  const { rows } = await shop.database.pool.query("select count(*)::int as count from files");
  assert.deepEqual(rows, [{ count: 0 }]);
  assert.deepEqual(await readdir(`${shop.config.dataDir}/files/private`).catch(() => []), []);
  await until(async () => (await readdir(shop.uploadFolder)).length === 0);
  if (process.platform !== "linux") return;
  await until(async () => (await openFiles(shop.config.dataDir)).length === 0);
}

test("a picture that an order can have is answered with its size, upright, and stored nowhere", async () => {
  for (const [name, made] of Object.entries(PHOTOS)) {
    const response = await check(await made());
    assert.equal(response.status, 200, name);
    const { data } = (await response.json()) as { data: { data: unknown } };
    const isTurned = name === "JPEG of a turned phone";
    const size = isTurned ? { width: 200, height: 300 } : { width: 300, height: 200 };
    assert.deepEqual(data.data, size, name);
  }
  assert.equal((await check(cut(await PHOTOS["JPEG"]!(), 0.6))).status, 200);
  assert.equal((await check(blackPng(10_000, 5000))).status, 200);
  await nothingIsStored();
});

test("another is refused at its field with what is wrong with it", async () => {
  const wrong: [bytes: Uint8Array | undefined, message: string][] = [
    [undefined, "Please select a valid image file"],
    [Buffer.from("no picture"), "Please select a valid image file"],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "Please select a valid image file"],
    [cut(await PHOTOS["PNG"]!(), 0.6), "Please select a valid image file"],
    [cut(await PHOTOS["WebP"]!(), 0.95), "Please select a valid image file"],
    [Buffer.alloc(0), "This file is empty. Please choose the picture again."],
    [blackPng(8200, 8200), "Please choose a picture of at most 50 megapixels"],
    [Buffer.alloc(10 * 1024 * 1024 + 1), "Please choose a picture of at most 10 MB"],
  ];
  for (const [bytes, message] of wrong) {
    const { errors } = await refused(check(bytes, "203.0.113.2"));
    assert.deepEqual(errors, { picture: message });
  }
  await nothingIsStored();
});

test("one address can try some dozens of pictures, as many as an order has, and no more", async () => {
  const tiny = blackPng(8, 8);
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const statuses = [];
      for (let time = 0; time < 4 - (index % 2); time++) {
        statuses.push((await check(tiny, "203.0.113.3")).status);
      }
      return statuses;
    }),
  );
  assert.deepEqual(new Set(answers.flat()), new Set([200]));
  const statuses = [];
  for (let time = 0; time < 3; time++) statuses.push((await check(tiny, "203.0.113.3")).status);
  assert.deepEqual(statuses, [200, 200, 429]);
  await nothingIsStored();
});

test("while many pictures are tried, one more is a 503, and orders go first", async () => {
  const gate = Promise.withResolvers<void>();
  const busy = shop.pictures.view(() => gate.promise);
  const { signal } = new AbortController();
  const done: string[] = [];
  const trials = Array.from({ length: 24 }, () =>
    shop.pictures.trial(async () => void done.push("trial"), signal),
  );
  const response = await check(blackPng(8, 8), "203.0.113.4");
  assert.equal(response.status, 503);
  assert.ok(Number(response.headers.get("Retry-After")) > 0);
  const order = shop.pictures.upload(async () => void done.push("order"));
  gate.resolve();
  await Promise.all([busy, order, ...trials]);
  assert.equal(done[0], "order");
  await nothingIsStored();
});
