import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { shopForTests } from "#server/testing/start-test-shop.ts";

/** Forms that pages post to the API within the process, and that are refused before they are read. */

const shop = shopForTests();

const PIECES = 50;

/** A file that is read piece by piece; `end` is when nobody reads it any more. */
function slowFile() {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const file = new File([], "logo.png", { type: "image/png" });
  async function* stream() {
    try {
      for (let piece = 0; piece < PIECES; piece++) {
        await setImmediate();
        yield Buffer.alloc(64 * 1024, "x");
      }
    } finally {
      resolve();
    }
  }
  return { file: Object.defineProperty(file, "stream", { value: stream }), end };
}

for (const [path, status] of [
  ["/api/v1/contact", 413],
  ["/api/v1/products", 404],
  ["/api/v1/nothing", 404],
] as const) {
  test(`a form with a picture that is refused early by ${path} leaves no error behind`, async () => {
    const failures: unknown[] = [];
    const failed = (error: unknown) => void failures.push(error);
    process.on("unhandledRejection", failed);
    const { file, end } = slowFile();
    const body = new FormData();
    body.append("companyLogo", file);
    const request = new Request(new URL(path, shop.config.publicUrl), { method: "POST", body });
    assert.equal((await shop.unchecked(request)).status, status);
    await end;
    await setImmediate();
    process.off("unhandledRejection", failed);
    assert.deepEqual(failures, []);
  });
}
