import assert from "node:assert/strict";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { StartProblem } from "#server/platform/start-problem.ts";
import { backupFolder } from "#server/testing/backed-up-shop.ts";

import { mustTakeBackups } from "./backup-folder.ts";

test("a folder for backups that can't be used, or is the shop's own, is refused before the shop opens", async () => {
  await using folder = await backupFolder();
  const dataDir = folder.file("data");
  await mkdir(join(dataDir, "files/public"), { recursive: true });
  await mkdir(join(dataDir, "files-copied"));
  await mkdir(folder.file("backups"));
  await writeFile(folder.file("text"), "");
  await symlink(join(dataDir, "files"), folder.file("link"));
  const refused = (path: string, message: RegExp) =>
    assert.rejects(mustTakeBackups(path, dataDir), (error) => {
      assert.ok(error instanceof StartProblem);
      assert.match(error.message, message);
      return true;
    });
  await refused(folder.file("missing"), /\(BACKUP_DIR\) does not exist; make it/);
  await refused(folder.file("text"), /is not a folder/);
  await refused("/proc", /cannot be written to/);
  await refused(join(dataDir, "files"), /lies in the shop's own folder files/);
  await refused(join(dataDir, "files/public"), /lies in the shop's own folder files/);
  await refused(folder.file("link"), /lies in the shop's own folder files/);
  await mustTakeBackups(folder.file("backups"), dataDir);
  await mustTakeBackups(join(dataDir, "files-copied"), dataDir);
});
