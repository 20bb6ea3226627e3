import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";

import { backupFolder } from "#server/testing/backed-up-shop.ts";

import { readArchive } from "./archive-reader.ts";
import { writeArchive } from "./archive-writer.ts";

/** Of no content, small, and larger than what is read ahead. */
const SIZES = [0, 1, 511, 512, 513, 20_000, 300_000, 1_700_000, 5_000_000];
const CONTENTS = Array.from({ length: 40 }, (_, count) =>
  randomBytes(SIZES[count % SIZES.length]!),
);
const EMPTY = {
  format: 1,
  tables: [],
  files: { count: 0, bytes: 0 },
  missing: { count: 0, keys: [] },
  keys: [],
};

test("entries of any size are read or skipped in any order, and come back as they were written", async () => {
  await using folder = await backupFolder();
  const path = folder.file("sizes.tar");
  await writeArchive(path, async (archive) => {
    for (const [count, bytes] of CONTENTS.entries()) await archive.add(`entry-${count}`, bytes);
    return EMPTY;
  });
  for (const isWanted of [
    () => true,
    () => false,
    (count: number) => count % 2 === 0,
    (count: number) => count % 2 === 1,
    (count: number) => count > 20,
    (count: number) => count % 7 === 3,
  ]) {
    let count = 0;
    for await (const { name, size, bytes } of readArchive(path)) {
      const written = CONTENTS[count];
      if (!written) continue;
      assert.deepEqual([name, size], [`entry-${count}`, written.length]);
      if (isWanted(count)) assert.ok((await bytes()).equals(written), name);
      count += 1;
    }
    assert.equal(count, CONTENTS.length);
  }
  // Whoever has what they want leaves early.
  for await (const { name } of readArchive(path)) if (name === "entry-3") break;
});
