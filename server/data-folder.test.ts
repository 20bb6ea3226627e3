import assert from "node:assert/strict";
import { mkdtempDisposable, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { makeDataFolder } from "./data-folder.ts";
import { StartProblem } from "./platform/start-problem.ts";

const temporaryFolder = () => mkdtempDisposable(join(tmpdir(), "naqra-folder-"));

test("a missing data folder is created, with its parents, for its owner only", async () => {
  await using folder = await temporaryFolder();
  const data = join(folder.path, "a/b/data");
  await makeDataFolder(data);
  assert.equal((await stat(data)).mode & 0o777, 0o700);
  await makeDataFolder(data);
});

test("a path where no folder can be created is an error of one message", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "file");
  await writeFile(file, "");
  const nowhere = join(folder.path, "nowhere");
  await symlink(join(folder.path, "missing/target"), nowhere);
  for (const place of [join(file, "data"), nowhere, join(nowhere, "data"), "/proc/naqra"]) {
    await assert.rejects(makeDataFolder(place), (error) => {
      assert.ok(error instanceof StartProblem);
      assert.match(error.message, /^The data folder .+ cannot be written to \(E[A-Z]+\); let this/);
      return true;
    });
  }
});
