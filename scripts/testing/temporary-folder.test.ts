import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

import { useTemporaryFolder } from "./temporary-folder.mjs";

let memory: string;
let before: string | undefined;

beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), "naqra-memory-"));
  before = process.env["TMPDIR"];
  delete process.env["TMPDIR"];
});
afterEach(() => {
  if (before === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = before;
  rmSync(memory, { recursive: true });
});

test("temporary files are where there is room in memory, and are removed at the end", () => {
  const remove = useTemporaryFolder(memory);
  const folder = tmpdir();
  assert.equal(dirname(folder), memory);
  writeFileSync(join(folder, "a file"), "");
  remove();
  assert.ok(!existsSync(folder));
  assert.ok(existsSync(tmpdir()));
});

test("without a file system in memory they are where the system has them", () => {
  const usual = tmpdir();
  const remove = useTemporaryFolder(join(memory, "missing"));
  assert.equal(dirname(tmpdir()), usual);
  remove();
});

test("a folder that was asked for is respected", () => {
  const asked = join(memory, "asked");
  mkdirSync(asked);
  process.env["TMPDIR"] = asked;
  const remove = useTemporaryFolder(memory);
  assert.equal(dirname(tmpdir()), asked);
  remove();
  assert.equal(tmpdir(), asked);
});

test("what a killed run left is removed, what a running one uses is not", () => {
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  const left = join(memory, `naqra-tests-${ended}-abc`);
  const used = join(memory, `naqra-tests-${process.pid}-abc`);
  for (const folder of [left, used]) mkdirSync(join(folder, "within"), { recursive: true });
  useTemporaryFolder(memory)();
  assert.ok(!existsSync(left));
  assert.ok(existsSync(used));
});
