import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";

import { fileLinks, type FileLinks } from "./file-links.ts";
import { openFileStore } from "./file-store.ts";

const MINUTE = 60_000;
const KEY = "private/0a1b.webp";

describe("a link to a private file", () => {
  const links = fileLinks({ current: "a secret" });
  const now = Date.UTC(2026, 0, 31, 10, 3);

  function partsOf(path: string) {
    const { searchParams } = new URL(path, "http://shop.example");
    return [searchParams.get("expires")!, searchParams.get("signature")!] as const;
  }

  test("opens the file for an hour and at most ten minutes longer", () => {
    const [expires, signature] = partsOf(links.signedPath(KEY, now));
    const opens = (minutes: number) =>
      links.isGood(KEY, expires, signature, now + minutes * MINUTE);
    assert.deepEqual([0, 59, 60, 71, 24 * 60, 365 * 24 * 60].map(opens), [
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test("stays the same for some minutes, so that browsers can use their cached copy of the picture", () => {
    assert.equal(links.signedPath(KEY, now), links.signedPath(KEY, now + 6 * MINUTE));
    assert.notEqual(links.signedPath(KEY, now), links.signedPath(KEY, now + 11 * MINUTE));
  });

  test("can't be prolonged, used for another file, or signed by another shop", () => {
    const [expires, signature] = partsOf(links.signedPath(KEY, now));
    const later = String(Number(expires) + 3600);
    for (const [key, until, sign] of [
      [KEY, later, signature],
      [KEY, `${expires}0`, signature],
      [KEY, "", signature],
      [KEY, "Infinity", signature],
      [KEY, expires, ""],
      [KEY, expires, `${signature}=`],
      ["private/other.webp", expires, signature],
      [KEY, ...partsOf(fileLinks({ current: "another" }).signedPath(KEY, now))],
    ] as const) {
      assert.equal(links.isGood(key, until, sign, now), false, `${key} ${until} ${sign}`);
    }
  });

  test("is empty where there is no file", () => {
    assert.deepEqual([links.signedPath(""), links.publicPath("")], ["", ""]);
  });
});

describe("over HTTP", () => {
  let shop: TestShop;
  let links: FileLinks;
  before(async () => {
    shop = await startTestShop();
    links = fileLinks(await shop.linkSecrets());
    await openFileStore(shop.config.files).putBytes(KEY, new Uint8Array(9), "image/webp");
  });
  after(() => shop[Symbol.asyncDispose]());

  const statusOf = async (path: string) => {
    const response = await shop.ask(path);
    await response.arrayBuffer();
    return response.status;
  };

  test("an expired link is a 404, like a link to no file", async () => {
    assert.equal(await statusOf(links.signedPath(KEY)), 200);
    assert.equal(await statusOf(`${shop.config.publicUrl}/${links.signedPath(KEY)}`), 200);
    assert.equal(await statusOf(links.signedPath(KEY, Date.now() - 71 * MINUTE)), 404);
    assert.equal(await statusOf(`/uploads/${KEY}`), 404);
    assert.equal(await statusOf(links.signedPath("private/none.webp")), 404);
  });
});
