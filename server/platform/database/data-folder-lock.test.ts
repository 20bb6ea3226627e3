import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { StartProblem } from "#server/platform/start-problem.ts";

import { lockDataFolder } from "./data-folder-lock.ts";

const temporaryFolder = () => mkdtempDisposable(join(tmpdir(), "naqra-lock-"));

/** Another process that holds the lock of the folder until it is killed. */
async function holderOf(folder: string) {
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(import.meta.resolve("./data-folder-lock.ts"))});
    await lockDataFolder(${JSON.stringify(folder)});
    process.stdout.write("held");
    setInterval(() => {}, 1e6);`;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", script]);
  await once(holder.stdout, "data");
  return holder;
}

test("a folder in use is an error of one message that names the folder", async () => {
  await using folder = await temporaryFolder();
  await using _first = await lockDataFolder(folder.path);
  await assert.rejects(lockDataFolder(folder.path, undefined, 0), (error) => {
    assert.ok(error instanceof StartProblem);
    assert.match(error.message, new RegExp(`${folder.path}; stop that one first, or set DATA_DIR`));
    return true;
  });
});

test("a waiting process gets the folder as soon as it is unlocked", async () => {
  await using folder = await temporaryFolder();
  const first = await lockDataFolder(folder.path);
  const second = lockDataFolder(folder.path);
  await first[Symbol.asyncDispose]();
  await using _held = await second;
  await assert.rejects(lockDataFolder(folder.path, undefined, 0), StartProblem);
});

test("a process that is killed leaves no lock behind", async () => {
  await using folder = await temporaryFolder();
  const holder = await holderOf(folder.path);
  await assert.rejects(lockDataFolder(folder.path, undefined, 0), StartProblem);
  const next = lockDataFolder(folder.path);
  holder.kill("SIGKILL");
  await using _held = await next;
});

test("waiting ends when it is aborted", async () => {
  await using folder = await temporaryFolder();
  await using _first = await lockDataFolder(folder.path);
  const end = new AbortController();
  const second = lockDataFolder(folder.path, end.signal);
  end.abort(new Error("told to end"));
  await assert.rejects(second, /told to end/);
});
