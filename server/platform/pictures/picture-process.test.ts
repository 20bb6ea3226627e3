import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import sharp from "sharp";

import { cut, PHOTOS } from "#server/testing/damaged-pictures.ts";
import { photoWithPlace } from "#server/testing/order-form.ts";
import { blackPng } from "#server/testing/png.ts";
import { TRIES_ALL } from "#server/testing/thoroughness.ts";

import { PictureProblem } from "./picture-problem.ts";
import { pictureProcess, type PictureProcess } from "./picture-process.ts";

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "naqra-pictures-"));
});
after(() => rm(folder, { recursive: true }));

/** An uploaded file, and the file that is written from it. */
async function rewrite(pictures: PictureProcess, bytes: Uint8Array) {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  const picture = await pictures.run("rewrite", path, `${path}.anew`);
  const written = await readFile(`${path}.anew`);
  assert.equal(written.length, picture.byteSize);
  return { ...picture, written };
}

test("photos become WebP without their location data, drawings stay lossless", async () => {
  using pictures = pictureProcess();
  const photo = await rewrite(pictures, await photoWithPlace());
  assert.deepEqual(
    [photo.contentType, photo.extension, photo.width, photo.height],
    ["image/webp", "webp", 40, 60],
  );
  assert.equal((await sharp(photo.written).metadata()).exif, undefined);

  const drawn = await sharp({ create: { width: 90, height: 50, channels: 4, background: "#0bd8" } })
    .png()
    .toBuffer();
  const drawing = await rewrite(pictures, drawn);
  assert.deepEqual([drawing.contentType, drawing.extension], ["image/png", "png"]);
  const [pixels, original] = await Promise.all(
    [drawing.written, drawn].map((bytes) => sharp(bytes).ensureAlpha().raw().toBuffer()),
  );
  assert.deepEqual(pixels, original);
});

test("a picture of 50 megapixels is accepted, one of 51 is not, however small its file", async () => {
  using pictures = pictureProcess();
  const large = blackPng(10_000, 5000);
  const { width, height } = await rewrite(pictures, large);
  assert.deepEqual([width, height], [4096, 2048]);
  const tooLarge = blackPng(10_200, 5000);
  assert.ok(tooLarge.length < 20_000);
  await assert.rejects(
    rewrite(pictures, tooLarge),
    (error) => error instanceof PictureProblem && error.fault === "too_many_pixels",
  );
});

test("every format is taken upright, also with more bytes after its end", async () => {
  using pictures = pictureProcess();
  for (const [name, made] of Object.entries(PHOTOS)) {
    const bytes = await made();
    for (const sent of [bytes, Buffer.concat([bytes, Buffer.alloc(3000, "more")])]) {
      const { width, height } = await rewrite(pictures, sent);
      const isTurned = name === "JPEG of a turned phone";
      assert.deepEqual([width, height], isTurned ? [200, 300] : [300, 200], name);
    }
  }
});

test("what a browser shows of a file that was cut off is taken, and its first rows are whole", async () => {
  using pictures = pictureProcess();
  for (const name of ["JPEG", "progressive JPEG", "CMYK JPEG", "GIF"]) {
    const bytes = await PHOTOS[name]!();
    const whole = await rewrite(pictures, bytes);
    // JPEG files mostly lack no more than the mark of their end.
    for (const share of [0.6, 0.95, 1 - 2 / bytes.length]) {
      const rest = await rewrite(pictures, cut(bytes, share));
      assert.deepEqual([rest.width, rest.height], [300, 200], name);
      // A progressive file has all rows, first without their details.
      if (name === "progressive JPEG") continue;
      const [above, before] = await Promise.all([rest.written, whole.written].map(firstRows));
      let difference = 0;
      for (const [index, value] of above!.entries())
        difference += Math.abs(value - before![index]!);
      assert.ok(difference / above!.length < 10, `${name}: ${difference / above!.length}`);
    }
  }
});

const firstRows = (picture: Buffer) =>
  sharp(picture)
    .removeAlpha()
    .extract({ left: 0, top: 0, width: 300, height: 30 })
    .raw({ depth: "uchar" })
    .toBuffer();

test("a file that was cut off before it can be read is refused as no picture", async () => {
  using pictures = pictureProcess();
  for (const name of ["PNG", "PNG of 16 bits", "WebP", "AVIF", "moving WebP"]) {
    await assert.rejects(rewrite(pictures, cut(await PHOTOS[name]!(), 0.6)), {
      fault: "unreadable",
    });
  }
  const jpeg = await PHOTOS["JPEG"]!();
  await assert.rejects(rewrite(pictures, jpeg.subarray(0, 20)), { fault: "unreadable" });
});

test("noise in a lossless format is stored as a photo, because it would fill the disk", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const bytes = await sharp({
    create: { width: 1900, height: 1900, channels: 3, background: "black", noise },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  assert.ok(bytes.length > 10 * 1024 * 1024);
  using pictures = pictureProcess();
  const picture = await rewrite(pictures, bytes);
  assert.equal(picture.extension, "webp");
  assert.ok(picture.byteSize < 10 * 1024 * 1024);
});

test("a photo takes little memory, whatever its format, also with transparency", async (t) => {
  if (process.platform !== "linux") return t.skip("its memory is read in /proc");
  using pictures = pictureProcess();
  await rewrite(pictures, blackPng(8, 8));
  const worker = (await childProcesses()).trim();
  const photos = [
    [3, 4096],
    [4, 2560],
  ] as const;
  for (const [channels, side] of TRIES_ALL ? photos : photos.slice(1)) {
    const blots = { width: 512, height: 512, channels };
    const bytes = await sharp(randomBytes(512 * 512 * channels), { raw: blots })
      .resize(4096, 4096)
      .png({ compressionLevel: 1 })
      .toBuffer();
    const picture = await rewrite(pictures, bytes);
    assert.deepEqual([picture.extension, picture.width], ["webp", side]);
    assert.equal((await sharp(picture.written).metadata()).channels, channels);
  }
  const status = await readFile(`/proc/${worker}/status`, "utf8");
  const kilobytes = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)![1]);
  assert.ok(kilobytes < 350 * 1024, `${kilobytes} kB`);
});

test("a job that does not end is aborted, and the next one is done", async () => {
  const endless = join(folder, "endless");
  await promisify(execFile)("mkfifo", [endless]);
  using pictures = pictureProcess({ longestJob: 2000 });
  await assert.rejects(pictures.run("rewrite", endless, `${endless}.anew`), /SIGKILL/);
  await assert.rejects(rewrite(pictures, Buffer.from("no picture")), PictureProblem);
  assert.equal((await rewrite(pictures, blackPng(8, 8))).width, 8);
});

test("each job gets its own result, also when several are sent at once", async () => {
  using pictures = pictureProcess();
  const widths = [60, 7, 33];
  const answers = await Promise.all(widths.map((width) => rewrite(pictures, blackPng(width, 5))));
  assert.deepEqual(
    answers.map(({ width }) => width),
    widths,
  );
});

test("a failure to write a picture is not reported as a bad picture", async () => {
  using pictures = pictureProcess();
  const path = join(folder, "fine");
  await writeFile(path, blackPng(8, 8));
  await assert.rejects(
    pictures.run("rewrite", path, join(folder, "none", "there")),
    (error) => !(error instanceof PictureProblem) && /ENOENT/.test(String(error)),
  );
});

test("nor is a full disk", async (t) => {
  if (process.platform !== "linux") return t.skip("it has no disk that is always full");
  using pictures = pictureProcess();
  const path = join(folder, "whole");
  await writeFile(path, blackPng(8, 8));
  await assert.rejects(
    pictures.run("rewrite", path, "/dev/full"),
    (error) => !(error instanceof PictureProblem) && /No space left/.test(String(error)),
  );
});

test("the process ends when there is nothing to do, and restarts for the next job", async () => {
  using pictures = pictureProcess({ idle: 0 });
  for (let round = 0; round < 2; round++) {
    assert.equal((await rewrite(pictures, blackPng(8, 8))).width, 8);
    while ((await childProcesses()) !== "") await new Promise(setImmediate);
  }
});

/** The ids of this process's children, from Linux's /proc. */
function childProcesses(): Promise<string> {
  return readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
}
