import assert from "node:assert/strict";
import { mkdir, mkdtempDisposable, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { test } from "node:test";

import { openUploadFolder } from "./upload-folder.ts";

test("the next start deletes the folder of a process that has ended, but not one that is in use", async () => {
  await using data = await mkdtempDisposable(join(tmpdir(), "naqra-data-"));
  const left = join(data.path, "uploads", "process-killed", "upload-1");
  await mkdir(left, { recursive: true });
  await writeFile(join(left, "picture"), "half of it");

  const folders = () => readdir(join(data.path, "uploads"));
  const first = await openUploadFolder(data.path);
  await writeFile(join(first.path, "picture"), "being sent");
  assert.deepEqual(await folders(), [basename(first.path)]);

  // A second process on the same data folder, as while a new one takes over.
  const second = await openUploadFolder(data.path);
  assert.deepEqual(await readdir(first.path), ["picture"]);
  await first[Symbol.asyncDispose]();
  assert.deepEqual(await folders(), [basename(second.path)]);
  await second[Symbol.asyncDispose]();
  assert.deepEqual(await folders(), []);
});
