import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { writeXlsx } from "hucre/xlsx";

import { workbookOfParts } from "#server/testing/workbook-of-parts.ts";

import { sheetReader, type SheetReader } from "./read-sheet.ts";
import { SheetProblem } from "./sheet.ts";

let folder: string;
let reader: SheetReader;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "naqra-sheets-"));
  reader = sheetReader();
});
after(async () => {
  reader[Symbol.dispose]();
  await rm(folder, { recursive: true });
});

async function stored(bytes: string | Uint8Array): Promise<string> {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  return path;
}

const isRefused = (code: string) => (error: unknown) =>
  error instanceof SheetProblem && error.reported.code === code;

const refused = async (bytes: string | Uint8Array, code: string) =>
  assert.rejects(reader.read(await stored(bytes)), isRefused(code));

test("what a file is, is read in it and not in its name; each gets its own answer", async () => {
  const workbook = await writeXlsx({ sheets: [{ name: "Staff", rows: [["Name"], ["أحمد"]] }] });
  const files = await Promise.all([stored("Name\nAnn"), stored(workbook), stored("Name\nسامي")]);
  const answers = await Promise.all(files.map((file) => reader.read(file)));
  assert.deepEqual(
    answers.map(({ sheet, rows }) => [sheet, rows[1]]),
    [
      ["", ["Ann"]],
      ["Staff", ["أحمد"]],
      ["", ["سامي"]],
    ],
  );
});

test("a file over 5 MB is not even read", async () => {
  const large = await stored("a");
  await truncate(large, 100 * 1024 * 1024);
  await assert.rejects(reader.read(large), isRefused("roster_file_too_large"));
});

test("old Excel files and those with a password are told from damaged ones", async () => {
  const old = Buffer.from("d0cf11e0a1b11ae1".padEnd(2000, "0"), "hex");
  await refused(old, "roster_other_kind");
  const secret = await writeXlsx({
    sheets: [{ name: "Staff", rows: [["Name"], ["Ann"]] }],
    encryption: { password: "example", spinCount: 10 },
  });
  await refused(secret, "roster_password");
  await refused(Buffer.from("PK\u0003\u0004 and no more"), "roster_unreadable");
});

test("a small file that unpacks to a large one is refused before it does", async () => {
  const bomb = await workbookOfParts(Buffer.alloc(60 * 1024 * 1024));
  assert.ok(bomb.length < 100_000);
  await refused(bomb, "roster_too_complex");
  // It says that it has a thousand bytes.
  const size = Buffer.alloc(4);
  size.writeUInt32LE(60 * 1024 * 1024);
  for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size)) bomb.writeUInt32LE(1000, at);
  await refused(bomb, "roster_unreadable");
});

test("a file that takes too much memory ends only its process, and the next one is read", async () => {
  using small = sheetReader({ memory: 24 });
  const wide = await stored(Buffer.alloc(5 * 1024 * 1024, ","));
  await assert.rejects(small.read(wide), isRefused("roster_too_complex"));
  const { rows } = await small.read(await stored("Name\nAnn"));
  assert.deepEqual(rows, [["Name"], ["Ann"]]);
});

test("a file that is not there is no problem of who sent it", async () => {
  await assert.rejects(
    reader.read(join(folder, "none")),
    (error) => !(error instanceof SheetProblem) && /ENOENT/.test(String(error)),
  );
});
