import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";

import sharp from "sharp";

import { pictureQueue } from "#server/platform/pictures/picture-queue.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";

import { openFileStore, type FileStore } from "./file-store.ts";
import { pictureVariants, variantKeys } from "./picture-variant.ts";

describe("over HTTP", () => {
  let shop: TestShop;
  const PICTURE = "/uploads/public/card-black.webp";
  before(async () => {
    shop = await startTestShop();
  });
  after(() => shop[Symbol.asyncDispose]());

  const ask = (query: string, accept = "image/avif,image/webp,*/*;q=0.8") =>
    shop.ask(`${PICTURE}?${query}`, { headers: { Accept: accept } });

  test("a picture is served in a listed width and the requested format, and may be cached for ever", async () => {
    for (const [f, format, compression] of [
      ["avif", "heif", "av1"],
      ["webp", "webp", undefined],
    ] as const) {
      const response = await ask(`w=320&f=${f}`);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get("Content-Type"), `image/${f}`);
      assert.match(response.headers.get("Cache-Control")!, /public.*immutable/);
      assert.equal(response.headers.get("Access-Control-Allow-Origin"), "*");
      assert.equal(response.headers.get("Vary"), null);
      const made = await sharp(await response.arrayBuffer()).metadata();
      assert.deepEqual([made.format, made.compression, made.width], [format, compression, 320]);
    }
  });

  test("without a format it is served in the best one that the client accepts, with a Vary header", async () => {
    for (const [accept, type] of [
      ["image/avif,image/webp,*/*;q=0.8", "image/avif"],
      ["image/webp,image/avif", "image/avif"],
      ["image/avif;q=0, image/webp", "image/webp"],
      ["image/avif;q=0.9", "image/avif"],
      ["*/*", "image/webp"],
    ] as const) {
      const response = await ask("w=640", accept);
      assert.equal(response.headers.get("Content-Type"), type, accept);
      assert.equal(response.headers.get("Vary"), "Accept");
      await response.arrayBuffer();
    }
  });

  test("a picture is never enlarged, and is served unchanged without a width", async () => {
    const original = await sharp(await (await ask("")).arrayBuffer()).metadata();
    const largest = await sharp(await (await ask("w=1920&f=webp")).arrayBuffer()).metadata();
    assert.equal(largest.width, Math.min(original.width, 1920));
  });

  test("sizes that are not on the list are an error, files that don't exist are a 404", async () => {
    for (const query of ["w=321", "w=0640", "w=", "w=1e9", "w=640&f=jpeg", "w=640&f=", "f=avif"]) {
      const response = await ask(query);
      assert.equal(response.status, 400, query);
      assert.match(((await response.json()) as { message: string }).message, /must be one of/);
    }
    assert.equal((await shop.ask("/uploads/public/nothing.webp?w=640")).status, 404);
    assert.equal((await shop.ask("/uploads/private/nothing.webp?w=640")).status, 404);
    // Stored variants have no address of their own, so this is a page that doesn't exist.
    const variant = await shop.ask("/uploads/variants/card-black-320.avif");
    assert.equal(await variant.text(), "page");
  });
});

describe("in the store", () => {
  let folder: string;
  let store: FileStore;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "naqra-variants-"));
    store = openFileStore({ store: "disk", folder });
  });
  after(() => rm(folder, { recursive: true, force: true }));

  test("concurrent requests for a new variant make it once, and all its keys can be listed", async () => {
    const noise = { create: { width: 700, height: 500, channels: 3 as const, background: "red" } };
    const key = `public/${randomBytes(4).toString("hex")}.webp`;
    await store.putBytes(key, await sharp(noise).webp().toBuffer(), "image/webp");
    const written: string[] = [];
    const noting: FileStore = {
      ...store,
      putBytes: (name, bytes, type) => {
        written.push(name);
        return store.putBytes(name, bytes, type);
      },
    };
    using pictures = pictureQueue();
    const variants = pictureVariants(noting, pictures);

    const answers = await Promise.all(
      Array.from({ length: 40 }, () => variants.read(key, { width: 320, format: "avif" })),
    );
    const bodies = await Promise.all(answers.map((stream) => buffer(stream!)));
    assert.equal(written.length, 1);
    assert.ok(bodies.every((body) => body.equals(bodies[0]!)));
    assert.equal((await sharp(bodies[0]).metadata()).width, 320);

    const later = await variants.read(key, { width: 320, format: "avif" });
    assert.ok((await buffer(later!)).equals(bodies[0]!));
    assert.equal(written.length, 1);
    assert.ok(variantKeys(key).includes(written[0]!));
    assert.deepEqual(await readdir(join(folder, "parts")), []);
  });

  test("without an original no variant is made", async () => {
    using pictures = pictureQueue();
    const variants = pictureVariants(store, pictures);
    assert.equal(
      await variants.read("public/none.webp", { width: 320, format: "webp" }),
      undefined,
    );
  });
});
