import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { promisify } from "node:util";

import { openFiles } from "./open-files.ts";
import { until } from "./until.ts";

/** The file that leaves no room. */
export const FILLER = "filler";
const run = promisify(execFile);

export interface SmallDisk extends AsyncDisposable {
  /** Leaves no room. */
  fill(): Promise<void>;
  free(): Promise<void>;
}

/** Mounts a small disk at a folder; skips the test where that isn't allowed. */
export async function smallDisk(t: TestContext, folder: string): Promise<SmallDisk | undefined> {
  await mkdir(folder, { recursive: true });
  const size = ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder];
  const mounted = await run("mount", size).catch(() => undefined);
  if (!mounted) {
    t.skip("only the system's administrator can mount a small disk");
    return undefined;
  }
  const filler = join(folder, FILLER);
  return {
    async fill() {
      await assert.rejects(writeFile(filler, Buffer.alloc(2 * 1024 * 1024)), { code: "ENOSPC" });
    },
    free: () => rm(filler),
    async [Symbol.asyncDispose]() {
      await until(async () => (await openFiles(folder)).length === 0);
      await run("umount", [folder]);
    },
  };
}
