import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import sharp from "sharp";

import { photoWithPlace } from "#server/testing/order-form.ts";
import { blackPng } from "#server/testing/png.ts";

import { PictureProblem, pictureProcess } from "./picture-process.ts";

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "naqra-pictures-"));
});
after(() => rm(folder, { recursive: true }));

async function file(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

test("photos become WebP without their place, drawings stay as they are", async () => {
  using pictures = pictureProcess();
  const photo = await pictures.run("rewrite", await file("photo", await photoWithPlace()));
  assert.deepEqual(
    [photo.contentType, photo.extension, photo.width, photo.height],
    ["image/webp", "webp", 40, 60],
  );
  assert.equal((await sharp(photo.bytes).metadata()).exif, undefined);

  const drawn = await sharp({ create: { width: 90, height: 50, channels: 4, background: "#0bd8" } })
    .png()
    .toBuffer();
  const drawing = await pictures.run("rewrite", await file("drawing", drawn));
  assert.deepEqual([drawing.contentType, drawing.extension], ["image/png", "png"]);
  const [pixels, original] = await Promise.all(
    [drawing.bytes, drawn].map((bytes) => sharp(bytes).ensureAlpha().raw().toBuffer()),
  );
  assert.deepEqual(pixels, original);
});

test("a picture of 50 megapixels is taken, one of 51 is none, however small its file", async () => {
  using pictures = pictureProcess();
  const large = blackPng(10_000, 5000);
  const { width, height } = await pictures.run("rewrite", await file("large", large));
  assert.deepEqual([width, height], [4096, 2048]);
  const tooLarge = blackPng(10_200, 5000);
  assert.ok(tooLarge.length < 20_000);
  await assert.rejects(
    pictures.run("rewrite", await file("too-large", tooLarge)),
    (error) => error instanceof PictureProblem && /pixel limit/.test(error.message),
  );
});

test("noise in a drawing's format is kept as a photo is, else it would fill the disk", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const bytes = await sharp({
    create: { width: 1900, height: 1900, channels: 3, background: "black", noise },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  assert.ok(bytes.length > 10 * 1024 * 1024);
  using pictures = pictureProcess();
  const picture = await pictures.run("rewrite", await file("noise", bytes));
  assert.equal(picture.extension, "webp");
  assert.ok(picture.bytes.length < 10 * 1024 * 1024);
});

test("a job that does not end is ended, and the next one is done", async () => {
  const endless = join(folder, "endless");
  await promisify(execFile)("mkfifo", [endless]);
  using pictures = pictureProcess({ longestJob: 2000 });
  await assert.rejects(pictures.run("rewrite", endless), /SIGKILL/);
  await assert.rejects(pictures.run("rewrite", join(folder, "none")), PictureProblem);
  assert.equal((await pictures.run("rewrite", await file("small", blackPng(8, 8)))).width, 8);
});

test("each job gets its own answer, also when several come at once", async () => {
  using pictures = pictureProcess();
  const widths = [60, 7, 33];
  const answers = await Promise.all(
    widths.map(async (width) =>
      pictures.run("rewrite", await file(`wide-${width}`, blackPng(width, 5))),
    ),
  );
  assert.deepEqual(
    answers.map(({ width }) => width),
    widths,
  );
});

test("it ends when there is nothing to do, and is there again for the next job", async () => {
  using pictures = pictureProcess({ idle: 0 });
  const small = await file("small-too", blackPng(8, 8));
  for (let round = 0; round < 2; round++) {
    assert.equal((await pictures.run("rewrite", small)).width, 8);
    while ((await childProcesses()) !== "") await new Promise(setImmediate);
  }
});

/** The numbers of this process's children, as Linux tells them. */
function childProcesses(): Promise<string> {
  return readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
}
